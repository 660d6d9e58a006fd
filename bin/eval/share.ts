/** In percent. */
export const share = (some: unknown[], all: unknown[]): number =>
  all.length ? (some.length / all.length) * 100 : 0
