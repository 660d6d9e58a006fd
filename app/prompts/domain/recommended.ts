import type { Variant } from '#app/prompts/domain/types'

/** The variant that is recommended for its request, or the last one where none is marked. */
export const recommendedOf = (variants: readonly Variant[]): Variant | null =>
  variants.find(({ recommendation }) => recommendation !== undefined) ?? variants.at(-1) ?? null
