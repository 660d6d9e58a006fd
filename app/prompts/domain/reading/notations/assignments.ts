import type { Line, Run } from '#app/prompts/domain/reading/notations/lines'

const HEADER = /^\[{1,2}[^[\]]{1,80}\]{1,2}\s*(?:[#;].*)?$/
const NAME = String.raw`(?:"[^"]{1,80}"|[\p{L}_][\p{L}\p{M}\p{N}_.$-]{1,80}(?: [\p{L}\p{N}_.-]{1,40}){0,3})`
/** `name = value`; not a comparison, an arrow, or what adds to something. */
const PAIR = new RegExp(String.raw`^(?:export |set )?(${NAME})(\s*)=(?![=>~])\s*(.*)$`, 'u')
const COMMENT = /^[#;]/
/** A text in quotation marks, a number, a date, yes or no, a list or a table on one line. */
const PLAIN_VALUE =
  /^(?:"[^"]*"|'[^']*'|[+-]?[\d_]+(?:[.:eT/-][\d.:TZeE+-]*)?(?:ms|[smhdKMG]?B?)|true|false|yes|no|on|off|null|\[.*\]|\{.*\})(?:\s+[#;].*)?$/i
const OF_ENVIRONMENT = /^[A-Z][A-Z0-9_]+$/
/** So many lines may be in one value, such as a list or a text. */
const MAX_VALUE_LINES = 200

interface Entry {
  kind: 'header' | 'pair' | 'comment'
  /** Whether it is one even without a header: a name of one word, and a value without words. */
  isPlain: boolean
  /** The line behind its last one. */
  to: number
}

/**
 * Stretches of TOML, of INI and of environment files among the lines of a text, in order: a name in brackets above pairs,
 * or at least two pairs with plain values. `isNamed` says whether the text around speaks of such a file.
 */
export function findAssignments(lines: Line[], isNamed: (run: Run) => boolean): Run[] {
  const found: Run[] = []
  for (let at = 0; at < lines.length;) {
    const run = runFrom(lines, at)
    if (run && isFile(run.entries, isNamed(run))) found.push({ from: run.from, to: run.to })
    at = Math.max(run?.to ?? 0, at + 1)
  }
  return found
}

function runFrom(lines: Line[], from: number): (Run & { entries: Entry[] }) | null {
  const entries: Entry[] = []
  let last: Entry | null = null
  for (let at = from; at < lines.length;) {
    if (lines[at].body === '' && last) {
      at++
      continue
    }
    const entry = entryAt(lines, at)
    if (!entry || (entry.kind === 'comment' && !last)) break
    entries.push(entry)
    last = entry
    at = entry.to
  }
  while (entries.length > 0 && entries.at(-1)!.kind !== 'pair') entries.pop()
  return entries.length > 0 ? { from, to: entries.at(-1)!.to, entries } : null
}

function entryAt(lines: Line[], at: number): Entry | null {
  const { body } = lines[at]
  const to = at + 1
  if (COMMENT.test(body)) return { kind: 'comment', isPlain: true, to }
  if (HEADER.test(body)) return { kind: 'header', isPlain: true, to }
  if (!body.includes('=') || body.length > 2_000) return null
  const found = PAIR.exec(body)
  if (!found) return null
  const [, name, space, value] = found
  const end = valueEnd(lines, at, value)
  const isPlain = end > to || PLAIN_VALUE.test(value) || (OF_ENVIRONMENT.test(name) && space === '')
  return { kind: 'pair', isPlain, to: end }
}

/** The line behind a value, which may be a list or a text on several lines. */
function valueEnd(lines: Line[], at: number, value: string): number {
  const opener = /^(?:"""|'''|\[(?=[^\]]*$))/.exec(value)?.[0]
  if (!opener) return at + 1
  const closer = opener === '[' ? /^[^[]*\]|^\]/ : new RegExp(opener)
  if (opener !== '[' && value.indexOf(opener, 3) > 0) return at + 1
  const last = lines
    .slice(at + 1, at + 1 + MAX_VALUE_LINES)
    .findIndex(({ body }) => closer.test(body))
  return last < 0 ? at + 1 : at + 2 + last
}

function isFile(entries: Entry[], isNamed: boolean): boolean {
  const pairs = entries.filter(({ kind }) => kind === 'pair')
  if (entries.some(({ kind }) => kind === 'header')) return true
  return pairs.length > 1 && (isNamed || pairs.every(({ isPlain }) => isPlain))
}
