/** `indexOf` over the text that is being read. */
export type Seek = (closer: string, from: number) => number

const CLOSERS: Record<string, string> = {
  '“': '”',
  '«': '»',
  '„': '“',
  '"': '"',
  '‘': '’',
  "'": "'",
}
const MAX_QUOTE = 4000

const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}_]/u.test(char)

/** End of a web address at `at`, without the punctuation that follows it, or -1. */
export function linkEnd(text: string, at: number): number {
  if (isWord(text[at - 1])) return -1
  const head = text.slice(at, at + 8).toLowerCase()
  if (!head.startsWith('http://') && !head.startsWith('https://') && !head.startsWith('www.'))
    return -1
  let end = at + 4
  while (end < text.length && !/[\s<>"')\]}]/.test(text[end])) end++
  while (/[.,;:!?]/.test(text[end - 1])) end--
  return end
}

/** End of the quotation at `at`, or -1. A quoted stretch stays within its paragraph; an apostrophe inside a word opens nothing. */
export function quoteEnd(text: string, at: number, seek: Seek): number {
  const closer = CLOSERS[text[at]]
  const single = closer === "'" || closer === '’'
  if (isWord(text[at - 1]) || text[at + 1] === undefined) return -1
  if (closer !== '»' && /\s/.test(text[at + 1])) return -1
  let close = seek(closer, at + 1)
  for (let tries = 0; single && tries < 8 && close >= 0 && isWord(text[close + 1]); tries++) {
    close = seek(closer, close + 1)
  }
  if (
    close < 0 ||
    close === at + 1 ||
    close - at > MAX_QUOTE ||
    (single && isWord(text[close + 1]))
  )
    return -1
  const paragraph = seek('\n\n', at)
  if (paragraph >= 0 && paragraph < close) return -1
  const opensAgain = /\s/.test(text[close - 1]) && isWord(text[close + 1])
  return opensAgain || (single && text.slice(at, close).split('\n').length > 2) ? -1 : close + 1
}
