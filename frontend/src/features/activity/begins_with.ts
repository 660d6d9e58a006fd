const SEPARATORS = /[^\p{L}\p{N}]+/gu

/** Whether a text opens with a title, apart from case, spaces and punctuation. */
export function beginsWith(text: string, title: string): boolean {
  return `${bare(text)} `.startsWith(`${bare(title)} `)
}

const bare = (text: string) => text.replaceAll(SEPARATORS, ' ').trim().toLowerCase()
