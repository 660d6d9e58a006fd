import { findStructuredData } from '#app/prompts/domain/reading/notations/structured_data'
import { blankEnd } from '#app/prompts/domain/reading/syntax/blank_syntax'
import {
  angleEnd,
  braceEnd,
  dollarName,
  dollarVariable,
  doubleBraces,
  formulaEnd,
  percentEnd,
} from '#app/prompts/domain/reading/syntax/variable_syntax'
import { listEnd, objectEnd } from '#app/prompts/domain/reading/syntax/object_syntax'
import { linkEnd, quoteEnd, type Seek } from '#app/prompts/domain/reading/syntax/quote_syntax'
import type { Opaque, OpaqueKind } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** A quotation that ends its sentence inside its marks: the end stays to be seen. */
const CLOSES = /^[.!?]["”»’']\s+\p{Lu}/u

/** Fills an opaque stretch, so that offsets stay what they were. */
export const FILLER = '\uFFFC'

/** Where an opaque stretch may begin: a sign that opens one, or a web address. */
const OPENER = /[`~{$%<["“«„‘'|]|[hH][tT]{2}[pP][sS]?:|[wW]{3}\./g
const MAX_CLOSERS = 100

/**
 * Finds the stretches that must survive untouched: fences, inline code, quotes, links,
 * variables, blanks, and data in tags or in a notation of its own. Linear in the length of the text.
 */
export function findOpaque(text: string): Opaque[] {
  const found: Opaque[] = []
  const seek = seeker(text)
  const blocks = findStructuredData(text)
  let from = 0
  let next = 0
  OPENER.lastIndex = 0
  for (let opener = OPENER.exec(text); opener; opener = OPENER.exec(text)) {
    for (; next < blocks.length && blocks[next].start <= opener.index; next++)
      if (blocks[next].start >= from) from = addData(found, blocks[next])
    if (opener.index >= from) {
      const match = opaqueAt(text, opener.index, seek)
      if (!match) continue
      found.push({ start: opener.index, ...match })
      from = match.end
    }
    OPENER.lastIndex = from
  }
  for (; next < blocks.length; next++)
    if (blocks[next].start >= from) from = addData(found, blocks[next])
  return found
}

function addData(found: Opaque[], { start, end }: Span): number {
  found.push({ start, end, kind: 'data', isNotation: true })
  return end
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

type Match = Omit<Opaque, 'start'> | null

const as = (kind: OpaqueKind, end: number): Match => (end > 0 ? { end, kind } : null)
const asNotation = (end: number): Match =>
  end > 0 ? { end, kind: 'data', isNotation: true } : null

function opaqueAt(text: string, at: number, seek: Seek): Match {
  return STRETCHES.get(text[at])?.(text, at, seek) ?? null
}

type Stretch = (text: string, at: number, seek: Seek) => Match

const link: Stretch = (text, at) => as('link', linkEnd(text, at))
const quote: Stretch = (text, at, seek) => as('quote', quoteEnd(text, at, seek))

/** What may begin with each sign. */
const STRETCHES = new Map<string, Stretch>([
  ['`', (text, at, seek) => (text.startsWith('```', at) ? fence(text, at, seek) : code(at, seek))],
  [
    '~',
    (text, at, seek) =>
      text.startsWith('~~~', at) && atLineStart(text, at) ? fence(text, at, seek) : null,
  ],
  ...['h', 'H', 'w', 'W'].map((letter): [string, Stretch] => [letter, link]),
  ['{', (text, at) => (text[at + 1] === '{' ? twoBraces(text, at) : oneBrace(text, at))],
  ['$', (text, at) => dollar(text, at)],
  ['%', (text, at) => as('variable', percentEnd(text, at))],
  ['<', (text, at, seek) => tag(text, at, seek)],
  ['[', (text, at) => as('blank', blankEnd(text, at)) ?? asNotation(listEnd(text, at))],
  ['|', (text, at) => (opensLine(text, at) ? as('data', tableEnd(text, at)) : null)],
  [
    '"',
    (text, at, seek) =>
      text.startsWith('"""', at) ? fence(text, at, seek) : quote(text, at, seek),
  ],
  ...['“', '«', '„', '‘', "'"].map((mark): [string, Stretch] => [mark, quote]),
])

/** Of three braces the inner two may be a variable. */
function twoBraces(text: string, at: number): Match {
  const found = doubleBraces(text, at)
  if (found) return { end: found.end, kind: found.isVariable ? 'variable' : 'code' }
  return doubleBraces(text, at + 1)?.isVariable ? null : asNotation(objectEnd(text, at))
}

/** A backslash keeps two braces as they are. */
function oneBrace(text: string, at: number): Match {
  const kept = text[at + 1] === '\\' ? doubleBraces(text, at) : null
  if (kept) return { end: kept.end, kind: 'code' }
  return as('variable', braceEnd(text, at)) ?? asNotation(objectEnd(text, at))
}

function dollar(text: string, at: number): Match {
  const variable = dollarVariable(text, at)
  if (variable) return { end: variable.end, kind: 'variable' }
  const formula = as('code', formulaEnd(text, at))
  const name = formula ? null : dollarName(text, at)
  return name ? as(name.isCode ? 'code' : 'variable', name.end) : formula
}

function atLineStart(text: string, at: number): boolean {
  return at === 0 || text[at - 1] === '\n'
}

function opensLine(text: string, at: number): boolean {
  let from = at
  while (text[from - 1] === ' ' || text[from - 1] === '\t') from--
  return from === 0 || /[\n\r\u2028\u2029]/.test(text[from - 1])
}

/** Rows of a table: lines between bars, two or more. */
function tableEnd(text: string, at: number): number {
  const rows = /^\|[^\n]*\|[ \t]*(?:\n[ \t]*\|[^\n]*\|[ \t]*)+/.exec(text.slice(at, at + MAX_TABLE))
  return rows ? at + rows[0].trimEnd().length : -1
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

const MAX_TABLE = 20_000

const DATA_TAGS =
  /^(?:document|article|text|data|comment|remark|answer|feedback|interview|excerpt|extract|offer|label|example|material|item|record|clause|post|thread|file|input|content|email|transcript|source|report|notes|code|message|review|ticket|table|quote|passage|story|letter|meeting|log|csv|json|list)s?$/i

/** Tags around nothing but a blank hold no material yet: the blank stays a blank. */
const ONE_BLANK = /^\s*(?:\[[^\]\n]{1,160}\]\s*)?$/

/** `<name>` is a variable; with its closing tag it marks data or only frames instructions. */
function tag(text: string, at: number, seek: Seek): Match {
  const end = angleEnd(text, at)
  if (end < 0) return null
  const name = text.slice(at + 1, end - 1)
  if (name.startsWith('/')) return { kind: 'code', end }
  const close = seek(`</${name}>`, end)
  if (close >= 0 && ONE_BLANK.test(text.slice(end, Math.min(close, end + 200))))
    return { kind: 'code', end }
  if (close < 0) return { kind: 'variable', end }
  return DATA_TAGS.test(name)
    ? { kind: 'data', end: close + name.length + 3 }
    : { kind: 'code', end }
}

/** The text with every opaque stretch blotted out, same length. */
export function mask(text: string, opaque: Opaque[]): string {
  let out = ''
  let from = 0
  for (const { start, end, kind } of opaque) {
    const seen = kind === 'quote' && CLOSES.test(text.slice(end - 2, end + 4)) ? 2 : 0
    out += text.slice(from, start) + FILLER.repeat(end - start - seen)
    from = end - seen
  }
  return out + text.slice(from)
}
