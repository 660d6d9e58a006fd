import { firstFree } from '#app/flows/domain/values/first_free'

/** An id that is not taken, without chance: `base`, then `base-2` and so on. */
export const freshId = (taken: { has(id: string): boolean }, base: string): string =>
  firstFree(base, (id) => taken.has(id), '-')
