import type { DocumentPart } from '#app/flows/domain/result_file/document_parts'

/** Why a text is taken as it is, and not as Markdown. */
export type PlainReason = 'long' | 'deep' | 'dense'

/** An ordinary text of this length is read within a few seconds; it fills about eighty pages. */
const MAX_LENGTH = 200_000
/** Each line costs the square of how deep it stands. */
const MAX_DEPTH = 30
/** Steps of about 25 ns each: a second at most, also where all of them are taken. */
const MAX_STEPS = 40_000_000
/** Pieces of text and cells of tables, each of which is an element of a page. */
const MAX_PIECES = 20_000

/** The characters at which a reader looks back through the same paragraph, or forth. */
const SIGNS = /[*_~[\]<`@&]/g
/** Those at which it does so several times: ends of links, and addresses without marks. */
const COSTLY = /\]|www\.|https?:/gi
const COSTLY_SIGNS = 4
const BLANK = /^[ \t]*$/
const CONTAINERS = /^[ \t]*(?:(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))[ \t]*)*/
const CONTAINER = />|[-+*]|\d+[.)]/g
const RULE = /^[ \t]*([-*])(?:[ \t]*\1)+[ \t]*$/
/** Lines at which the reader moves all that it has read so far, as it does at quotes. */
const UNDERLINE = /^[ \t]*(?:=+|-+)[ \t]*$/
const FOOTNOTE = /^[ \t]*\[\^/
/** What one of them costs for each line and sign, in steps. */
const MOVING_STEPS = 3

/**
 * Decides without reading a text as Markdown whether that takes too long, or fails. The time that it takes grows with
 * the length, with the square of the signs in each paragraph, and with the product of the lines that move what was
 * read and of all lines and signs. No paragraph goes beyond a blank line.
 */
export function whyPlain(text: string): PlainReason | null {
  if (text.length > MAX_LENGTH) return 'long'
  const lines = text.split(/\r\n|[\n\r]/)
  if (depthOf(lines) > MAX_DEPTH) return 'deep'
  return stepsFor(lines) > MAX_STEPS ? 'dense' : null
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

function stepsFor(lines: readonly string[]): number {
  let [steps, inParagraph, all, moving] = [0, 0, lines.length, 0]
  lines.forEach((line, at) => {
    const signs = signsIn(line)
    steps += signs * (signs + 2 * inParagraph)
    inParagraph = BLANK.test(line) ? 0 : inParagraph + signs
    all += signs
    if (isMoving(line, lines[at - 1] ?? '')) moving += 1
  })
  return steps + MOVING_STEPS * moving * all
}

const signsIn = (line: string): number =>
  (line.match(SIGNS)?.length ?? 0) + COSTLY_SIGNS * (line.match(COSTLY)?.length ?? 0)

const isMoving = (line: string, before: string): boolean =>
  FOOTNOTE.test(line) ||
  CONTAINERS.exec(line)![0].includes('>') ||
  (UNDERLINE.test(line) && !BLANK.test(before))

/** Whether what was read is more than a page, or a file, can show at once. */
export const hasTooMany = (parts: readonly DocumentPart[]): boolean =>
  parts.reduce((sum, part) => sum + piecesIn(part), 0) > MAX_PIECES

function piecesIn(part: DocumentPart): number {
  if ('pieces' in part) return 1 + part.pieces.length
  if (part.kind !== 'table') return 1
  const columns = part.rows.reduce((most, { length }) => Math.max(most, length), 0)
  return Math.max(part.rows.length * columns, part.rows.flat(2).length)
}
