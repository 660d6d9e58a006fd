/** What the looks of a text say: which stretches seem pasted, and what else strikes the eye. */
export interface Looks {
  material: [start: number, end: number][]
  flags: string[]
}

const FENCE = /```[^`]*(?:```|$)/g
const QUOTE = /["“”][^"“”]*["“”]/g
const COLON = /:[ \n]/
const COLON_AT_END = /:$/
const CODE_LIKE =
  /[{};](?:\n|$)|[A-Za-z]\([A-Za-z, ]{0,40}\)|=>|==|!=|<\/?[a-z]{1,12}>|\bSELECT\b|[A-Za-z]_[A-Za-z]/
const ERROR_LIKE = /[a-z]Error\b|\bException\b|\bTraceback\b|\b[45]\d\d\b/

const SHORT_FENCE = 4
const LONG_QUOTE = 42
const MAX_WORDS_BEFORE_COLON = 40
const MIN_WORDS_AFTER_COLON = 12

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

/** Linear in the text, which is cut before. */
export function looksOf(text: string): Looks {
  const looks: Looks = { material: [], flags: [] }
  lookFor(text, FENCE, 'fence', SHORT_FENCE, looks)
  lookFor(text, QUOTE, 'quote', LONG_QUOTE, looks)
  lookAtColon(text, looks)
  lookAtLines(text, looks)
  const { flags } = looks
  if (CODE_LIKE.test(text)) flags.push('code')
  if (ERROR_LIKE.test(text)) flags.push('error')
  if (text.endsWith('?')) flags.push('asks')
  if (text.includes('?')) flags.push('question')
  return looks
}

function lookFor(text: string, sign: RegExp, name: string, long: number, looks: Looks): void {
  for (const { 0: found, index } of text.matchAll(sign)) {
    if (found.length < long) looks.flags.push(`${name} short`)
    else {
      looks.flags.push(name)
      looks.material.push([index, index + found.length])
    }
  }
}

function lookAtColon(text: string, { material, flags }: Looks): void {
  if (COLON_AT_END.test(text)) flags.push('colon at end')
  const at = text.search(COLON)
  if (at < 0) return
  const before = countWords(text.slice(0, at))
  const after = countWords(text.slice(at + 1))
  if (before > MAX_WORDS_BEFORE_COLON) return
  const length = after < MIN_WORDS_AFTER_COLON / 2 ? 0 : after < MIN_WORDS_AFTER_COLON ? 1 : 2
  flags.push(`colon after ${Math.min(4, before >> 2)} before ${length}`)
  if (length < 2) return
  flags.push('colon and more')
  material.push([at + 1, text.length])
}

function lookAtLines(text: string, { material, flags }: Looks): void {
  const at = text.indexOf('\n')
  if (at < 0) return
  flags.push('lines')
  if (text.includes('\n\n')) flags.push('blank line')
  material.push([at, text.length])
}
