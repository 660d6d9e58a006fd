import type { RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { fencedCode } from '#app/flows/domain/result_file/fenced_code'
import type { KnownLabels } from '#app/flows/domain/result_file/known_labels'
import { marksIn, stepsFor } from '#app/flows/domain/result_file/markdown_bounds'
import { SourceLines } from '#app/flows/domain/result_file/source_lines'

/** Some blocks of a text, in full. */
export interface Stretch {
  nodes: RootContent[]
  /** Whether the first of them is more of the list, or of the table, that the stretch before ends with. */
  goesOn: boolean
}

/** How many steps are left to read a text with. */
export interface Work {
  steps: number
}

/** Marks of the lines that are parsed in one go. Fewer start more parsers; more cost their square. */
const MARKS_AT_ONCE = 200
const BLANK = /^\s*$/
const LINE_END = /\r\n|[\n\r]/g

/**
 * Reads a text as Markdown in stretches, because the time of a parser grows with the square of what it has before it.
 * A block of the text is over where the next begins, an item of a list or a row of a table too: only the last one of
 * the lines that are parsed in one go may be cut off, and is parsed again with those that follow.
 * Ends with null where the work that is left is too little.
 */
export function* stretchesOf(
  text: string,
  labels: KnownLabels,
  work: Work,
  parse: Parse = parseMarkdown
): Generator<Stretch | null> {
  const lines = new SourceLines(text)
  const reading = { lines, labels, work, parse }
  let place: Place = { at: 0, goesOn: false, head: '' }
  while (place.at < lines.count) {
    if (!place.goesOn && BLANK.test(lines.all[place.at])) {
      place = { ...place, at: place.at + 1 }
      continue
    }
    const code = place.goesOn ? null : fencedCode(lines, place.at)
    const read = code
      ? { nodes: [code.code], next: { at: code.next, goesOn: false, head: '' } }
      : nextBlocks(reading, place)
    if (read) yield { nodes: read.nodes, goesOn: place.goesOn }
    else return yield null
    place = read.next
  }
}

type Parse = (text: string) => RootContent[]

interface Reading {
  lines: SourceLines
  labels: KnownLabels
  work: Work
  parse: Parse
}

/** Where a stretch begins. */
interface Place {
  at: number
  goesOn: boolean
  /** The first two lines of the table that goes on there. */
  head: string
}

interface Blocks {
  nodes: RootContent[]
  next: Place
}

function nextBlocks({ lines, labels, work, parse }: Reading, place: Place): Blocks | null {
  let marks = Math.max(MARKS_AT_ONCE, 4 * marksIn(place.head))
  for (;;) {
    const end = lines.endOf(place.at, marks)
    const body = lines.text(place.at, end)
    const known = labels.before(body)
    const before = known + place.head
    work.steps -= stepsFor(
      before.length + body.length,
      marksIn(before) + lines.marks(place.at, end)
    )
    if (work.steps < 0) return null
    const nodes = parse(before + body).filter((node) => lineOf(node) >= countLines(known))
    if (end === lines.count) return { nodes, next: { at: end, goesOn: false, head: '' } }
    const blocks = withoutLast(nodes, lines, { ...place, at: place.at - countLines(before) })
    if (blocks && blocks.next.at > place.at) return blocks
    marks *= 2
  }
}

export const parseMarkdown: Parse = (text) =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }).children

const lineOf = ({ position }: Pick<RootContent, 'position'>): number => position!.start.line - 1

const countLines = (text: string): number => text.match(LINE_END)?.length ?? 0

/** All but the last block, item or row; null where that is the only one. `first.at` is the line of the first one parsed. */
function withoutLast(
  nodes: readonly RootContent[],
  lines: SourceLines,
  first: Place
): Blocks | null {
  const last = nodes.at(-1)
  if (!last) return null
  const earlier = nodes.slice(0, -1)
  const line = first.at + lineOf(last)
  if (last.type === 'list' && last.children.length > 1) {
    const node = { ...last, children: last.children.slice(0, -1) }
    const at = first.at + lineOf(last.children.at(-1)!)
    return { nodes: [...earlier, node], next: { at, goesOn: true, head: '' } }
  }
  if (last.type === 'table' && last.children.length > 2) {
    const node = { ...last, children: last.children.slice(0, -1) }
    const at = first.at + lineOf(last.children.at(-1)!)
    const isSame = first.head !== '' && earlier.length === 0
    const head = isSame ? first.head : lines.text(line, line + 2)
    return { nodes: [...earlier, node], next: { at, goesOn: true, head } }
  }
  if (earlier.length === 0) return null
  return { nodes: earlier, next: { at: line, goesOn: false, head: '' } }
}
