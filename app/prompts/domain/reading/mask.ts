import { blankEnd } from '#app/prompts/domain/reading/blank_syntax'
import { braceEnd, percentEnd, dollarEnd, angleEnd } from '#app/prompts/domain/reading/variable_syntax'
import type { Opaque, OpaqueKind } from '#app/prompts/domain/reading/reading'

/** Fills an opaque stretch, so that offsets stay what they were. */
export const FILLER = '\uFFFC'

const CLOSERS: Record<string, string> = { '“': '”', '«': '»', '„': '“', '"': '"', '‘': '’', "'": "'" }
const MAX_QUOTE = 4000
const MAX_CLOSERS = 100

/**
 * Finds the stretches that must survive untouched: fences, inline code, quotes, links,
 * variables, blanks and tagged data. One pass.
 */
export function findOpaque(text: string): Opaque[] {
  const found: Opaque[] = []
  const seek = seeker(text)
  let at = 0
  while (at < text.length) {
    const match = opaqueAt(text, at, seek)
    if (match) {
      found.push({ start: at, end: match.end, kind: match.kind })
      at = match.end
    } else at++
  }
  return found
}

/**
 * `indexOf` that remembers, for each closer, where it last found one: hostile rows of openers
 * cost one look through the text instead of one each.
 */
function seeker(text: string): Seek {
  const known = new Map<string, { from: number; at: number }>()
  return (closer, from) => {
    const last = known.get(closer)
    if (last && last.from <= from && (last.at < 0 || last.at >= from)) return last.at
    if (!last && known.size > MAX_CLOSERS) return -1
    const at = text.indexOf(closer, from)
    known.set(closer, { from, at })
    return at
  }
}

type Seek = (closer: string, from: number) => number
type Match = { end: number; kind: OpaqueKind } | null

const as = (kind: OpaqueKind, end: number): Match => (end > 0 ? { end, kind } : null)

function opaqueAt(text: string, at: number, seek: Seek): Match {
  switch (text[at]) {
    case '`':
      return text.startsWith('```', at) ? fence(text, at, seek) : code(at, seek)
    case '~':
      return text.startsWith('~~~', at) && atLineStart(text, at) ? fence(text, at, seek) : null
    case 'h':
    case 'H':
    case 'w':
    case 'W':
      return as('link', linkEnd(text, at))
    case '{':
      return as('variable', braceEnd(text, at)) ?? as('data', objectEnd(text, at))
    case '$':
      return as('variable', dollarEnd(text, at))
    case '%':
      return as('variable', percentEnd(text, at))
    case '<':
      return tag(text, at, seek)
    case '[':
      return as('blank', blankEnd(text, at))
    case '"':
    case '“':
    case '«':
    case '„':
    case '‘':
    case "'":
      return as('quote', quoteEnd(text, at, seek))
    default:
      return null
  }
}

const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}_]/u.test(char)

function atLineStart(text: string, at: number): boolean {
  return at === 0 || text[at - 1] === '\n'
}

function fence(text: string, at: number, seek: Seek): Match {
  const close = seek(text.slice(at, at + 3), at + 3)
  return { kind: 'fence', end: close < 0 ? text.length : close + 3 }
}

function code(at: number, seek: Seek): Match {
  const close = seek('`', at + 1)
  if (close < 0 || close === at + 1) return null
  const line = seek('\n', at)
  return line >= 0 && line < close ? null : { kind: 'code', end: close + 1 }
}

function linkEnd(text: string, at: number): number {
  if (isWord(text[at - 1])) return -1
  const head = text.slice(at, at + 8).toLowerCase()
  if (!head.startsWith('http://') && !head.startsWith('https://') && !head.startsWith('www.')) return -1
  let end = at + 4
  while (end < text.length && !/[\s<>"')\]}]/.test(text[end])) end++
  while (/[.,;:!?]/.test(text[end - 1])) end--
  return end
}

/** A quoted stretch stays within its paragraph; an apostrophe inside a word opens nothing. */
function quoteEnd(text: string, at: number, seek: Seek): number {
  const closer = CLOSERS[text[at]]
  const single = closer === "'" || closer === '’'
  if (isWord(text[at - 1]) || text[at + 1] === undefined || /\s/.test(text[at + 1])) return -1
  let close = seek(closer, at + 1)
  for (let tries = 0; single && tries < 8 && close >= 0 && isWord(text[close + 1]); tries++) {
    close = seek(closer, close + 1)
  }
  if (close < 0 || close === at + 1 || close - at > MAX_QUOTE || (single && isWord(text[close + 1]))) return -1
  const paragraph = seek('\n\n', at)
  if (paragraph >= 0 && paragraph < close) return -1
  const opensAgain = /\s/.test(text[close - 1]) && isWord(text[close + 1])
  return opensAgain || (single && text.slice(at, close).split('\n').length > 2) ? -1 : close + 1
}

const MAX_OBJECT = 6000

/** A JSON-like object: a brace followed by space, a quote or another brace, closed by its partner. */
function objectEnd(text: string, at: number): number {
  if (!/["'\s{[]/.test(text[at + 1] ?? '')) return -1
  const limit = Math.min(text.length, at + MAX_OBJECT)
  let depth = 0
  for (let end = at; end < limit; end++) {
    if (text[end] === '{') depth++
    else if (text[end] === '}' && --depth === 0) return end + 1
    if (depth > 12) return -1
  }
  return -1
}

const DATA_TAGS =
  /^(?:document|article|text|data|input|content|email|transcript|source|report|notes|code|message|review|ticket|table|quote|passage|story|letter|meeting|log|csv|json|list)s?$/i

/** Tags around nothing but a blank hold no material yet: the blank stays a blank. */
const ONE_BLANK = /^\s*(?:\[[^\]\n]{1,160}\]\s*)?$/

/** `<name>` is a variable; with its closing tag it marks data or only frames instructions. */
function tag(text: string, at: number, seek: Seek): Match {
  const end = angleEnd(text, at)
  if (end < 0) return null
  const name = text.slice(at + 1, end - 1)
  if (name.startsWith('/')) return { kind: 'code', end }
  const close = seek(`</${name}>`, end)
  if (close >= 0 && ONE_BLANK.test(text.slice(end, Math.min(close, end + 200)))) return { kind: 'code', end }
  if (close < 0) return { kind: 'variable', end }
  return DATA_TAGS.test(name)
    ? { kind: 'data', end: close + name.length + 3 }
    : { kind: 'code', end }
}

/** The text with every opaque stretch blotted out, same length. */
export function mask(text: string, opaque: Opaque[]): string {
  let out = ''
  let from = 0
  for (const { start, end } of opaque) {
    out += text.slice(from, start) + FILLER.repeat(end - start)
    from = end
  }
  return out + text.slice(from)
}
