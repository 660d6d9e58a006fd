const SEPARATORS = /[^\p{L}\p{N}]+/gu

/** Whether two texts differ in case, spaces and punctuation at most. */
export function saysTheSame(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

const bare = (text: string) => text.replaceAll(SEPARATORS, ' ').trim().toLowerCase()
