import type { DocumentPart } from '#app/flows/domain/result_file/document_parts'

/** Why a text is taken as it is, and not as Markdown. */
export type PlainReason = 'long' | 'deep' | 'dense'

/** It fills about eighty pages. */
const MAX_LENGTH = 200_000
/** Each line costs the square of how deep it stands. */
const MAX_DEPTH = 30
/** Pieces of text and cells of tables, each of which is an element of a page. */
export const MAX_PIECES = 20_000

/** Steps that a text may take to read: about 50 ns each, and 100 ns at worst. */
export const MAX_STEPS = { atOnce: 300_000, inThread: 20_000_000 }
/** What a parser costs to start, and each character. */
const STEPS_PER_PARSER = 5_000
const STEPS_PER_CHARACTER = 10

/** All that can begin, end or continue something. */
const MARKS = /[!-/:-@[-`{-~\t]/g
/** Those at which a reader looks back or forth several times: ends of links, and addresses without brackets. */
const COSTLY = /\]|www\.|https?:/gi
const COSTLY_MARKS = 4

const CONTAINERS = /^[ \t]*(?:(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))[ \t]*)*/
const CONTAINER = />|[-+*]|\d+[.)]/g
const RULE = /^[ \t]*([-*])(?:[ \t]*\1)+[ \t]*$/
const LINE_END = /\r\n|[\n\r]/

/** Decides without reading a text as Markdown whether it is too long, or nests too deeply. */
export function whyPlain(text: string): PlainReason | null {
  if (text.length > MAX_LENGTH) return 'long'
  return depthOf(text.split(LINE_END)) > MAX_DEPTH ? 'deep' : null
}

/** No line stands deeper than this: in its own quotes and items, and in earlier ones as far as it is indented. */
function depthOf(lines: readonly string[]): number {
  let deepest = 0
  for (const line of lines) {
    if (RULE.test(line)) continue
    const [lead] = CONTAINERS.exec(line)!
    const own = lead.match(CONTAINER)?.length ?? 0
    if (own > 0) deepest = Math.max(deepest, own + Math.min(deepest, indentOf(lead) / 2))
  }
  return deepest
}

const indentOf = (lead: string): number =>
  (lead.match(/ /g)?.length ?? 0) + 4 * (lead.match(/\t/g)?.length ?? 0)

/** How many events a line can cause in a parser, within a small factor. */
export function marksIn(line: string): number {
  const indents = /^ */.exec(line)![0].length / 2
  const marks = line.match(MARKS)?.length ?? 0
  return 1 + indents + marks + COSTLY_MARKS * (line.match(COSTLY)?.length ?? 0)
}

/** What it takes at most to parse a text in one go: at each mark, a parser can move or look at all others. */
export const stepsFor = (length: number, marks: number): number =>
  STEPS_PER_PARSER + STEPS_PER_CHARACTER * length + marks * marks

/** How many elements of a page, or of a file, a part is. */
export function piecesIn(part: DocumentPart): number {
  if ('pieces' in part) return 1 + part.pieces.length
  if (part.kind !== 'table') return 1
  const columns = part.rows.reduce((most, { length }) => Math.max(most, length), 0)
  return Math.max(part.rows.length * columns, part.rows.flat(2).length)
}
