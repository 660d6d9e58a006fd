const SEPARATORS = /[^\p{L}\p{N}]+/gu

/** Whether two texts differ only in case, spaces and punctuation. */
export function saysTheSame(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

const bare = (text: string) => text.replaceAll(SEPARATORS, ' ').trim().toLowerCase()
