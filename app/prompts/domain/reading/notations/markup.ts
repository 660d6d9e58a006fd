import { piecesOf, type Piece } from '#app/prompts/domain/reading/notations/markup_pieces'
import { isPromptPart } from '#app/prompts/domain/reading/notations/prompt_parts'
import type { Span } from '#app/prompts/domain/types'

/** Tags of HTML that nobody writes around the parts of a prompt. */
const OF_PAGES = /^(?:html|head|body|h[1-6]|p|div|span|[uo]l|li|dl|d[dt]|t[drh]|tbody|nav|form)$/

/** An element, or several that stand beside one another, by the indexes of its pieces: up to, and without, `to`. */
interface Stretch {
  from: number
  to: number
  /** Elements that are inside no other one of it. */
  tops: number
}

/** What is counted over the pieces before each, so that any stretch of them is judged without a second look. */
interface Counts {
  elements: number
  withValues: number
  /** Elements whose names say which part of a prompt they hold. */
  parts: number
  ofPages: number
}

/**
 * Elements of XML and HTML with what they hold. Tags that only part a prompt, such as `<task>…</task>`, are none: values,
 * a declaration, elements within others or the names of HTML tell data. Linear in the length of the text.
 */
export function findMarkup(text: string): Span[] {
  if (!text.includes('<')) return []
  const pieces = piecesOf(text)
  const counts = countsOf(pieces)
  return groupsOf(text, pieces).flatMap((group) => {
    const first = prologOf(text, pieces, group.from)
    const declares = pieces.slice(first, group.from).some(({ kind }) => kind === 'declaration')
    const isFound = declares || isData(counts[group.from], counts[group.to], group.tops)
    return isFound ? [{ start: pieces[first].start, end: pieces[group.to - 1].end }] : []
  })
}

/** Elements that are closed, in the order in which they open. A tag without its end is none. */
function elementsOf(pieces: Piece[]): Stretch[] {
  const open: number[] = []
  const opened = new Map<string, number>()
  const closedBy = new Map<number, number>()
  const count = (name: string, by: number) => opened.set(name, (opened.get(name) ?? 0) + by)
  for (const [at, { kind, name }] of pieces.entries()) {
    if (kind === 'stands') closedBy.set(at, at)
    if (kind === 'opens') {
      open.push(at)
      count(name, 1)
    }
    if (kind !== 'closes' || !opened.get(name)) continue
    let from = open.pop()!
    for (; pieces[from].name !== name; from = open.pop()!) count(pieces[from].name, -1)
    count(name, -1)
    closedBy.set(from, at)
  }
  return pieces.flatMap((_, from) =>
    closedBy.has(from) ? [{ from, to: closedBy.get(from)! + 1, tops: 1 }] : []
  )
}

/** Outermost elements, those together between which nothing stands. What a part of a prompt holds is looked at alone. */
function groupsOf(text: string, pieces: Piece[]): Stretch[] {
  const groups: Stretch[] = []
  let last: Stretch | null = null
  for (const element of elementsOf(pieces)) {
    if (last && element.from < last.to) continue
    const { name, hasValues, start } = pieces[element.from]
    if (isPromptPart(name) && !hasValues && !followsDeclaration(text, pieces, element.from))
      continue
    if (last && isBlank(text, pieces[last.to - 1].end, start)) {
      last.to = element.to
      last.tops++
    } else groups.push((last = element))
  }
  return groups
}

const followsDeclaration = (text: string, pieces: Piece[], at: number) =>
  pieces[prologOf(text, pieces, at)].kind === 'declaration'

const isBlank = (text: string, from: number, to: number) => !/\S/.test(text.slice(from, to))

/** The first of the declarations and comments that stand directly before a piece. */
function prologOf(text: string, pieces: Piece[], at: number): number {
  let first = at
  while (
    first > 0 &&
    /^(?:comment|declaration)$/.test(pieces[first - 1].kind) &&
    isBlank(text, pieces[first - 1].end, pieces[first].start)
  )
    first--
  return first
}

function countsOf(pieces: Piece[]): Counts[] {
  const counts: Counts[] = [{ elements: 0, withValues: 0, parts: 0, ofPages: 0 }]
  for (const [at, { kind, name, hasValues }] of pieces.entries()) {
    const isElement = kind === 'opens' || kind === 'stands'
    const before = counts[at]
    counts.push({
      elements: before.elements + Number(isElement),
      withValues: before.withValues + Number(isElement && hasValues),
      parts: before.parts + Number(isElement && isPromptPart(name)),
      ofPages: before.ofPages + Number(isElement && OF_PAGES.test(name)),
    })
  }
  return counts
}

function isData(before: Counts, after: Counts, tops: number): boolean {
  const elements = after.elements - before.elements
  if ((after.parts - before.parts) * 2 >= elements) return false
  return elements > tops || after.withValues > before.withValues || after.ofPages > before.ofPages
}
