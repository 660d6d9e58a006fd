import { opensWithOrder } from '#app/prompts/domain/clauses/orders'
import { FILLER } from '#app/prompts/domain/reading/mask'
import type { Reading, Section } from '#app/prompts/domain/reading/reading'
import { sectionOf } from '#app/prompts/domain/reading/sections'
import type { Span } from '#app/prompts/domain/types'

/** A line of the text and what it does. */
export interface Line extends Span {
  kind: 'orders' | 'names' | 'told' | 'mixed'
  /** Words of its label, or of the whole line where it only names what follows. */
  names: string[]
  /** A new paragraph begins with it. */
  apart: boolean
  listed: boolean
  words: number
}

const WORD = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu
const LIST_MARK = /^[\s>]{0,20}(?:[-*•–+]\s|\(?[\p{L}]?\d{1,3}[.):]?\s|\(?\p{L}[.)]\s|#\d+)/u
const LABEL = /^[\s>*_]*([\p{L}][\p{L}\p{N} ,/&'’()-]{0,48}?)[*_]*:(?=\s|$|\uFFFC)/u
const LIMITS =
  /\b(?:must|should|shall|do not|don't|never|please|at most|no more than|at least|avoid|you are|you will|need to|words each|per line|for each|each (?:of|row|line|entry|item)|one (?:row|line) per|columns?:|sorted by|in (?:the )?(?:form|order|format))\b/
const GREETING = /^(?:hi|hello|dear|hey)$/
const OWN: readonly (Section | null)[] = [
  'role',
  'goal',
  'purpose',
  'audience',
  'format',
  'length',
  'tone',
  'rule',
  'edge',
  'check',
  'example',
  'steps',
]
/** Section names that also name material. */
const MATERIAL_NAMES = new Set(['notes', 'note', 'guidelines', 'minutes'])

export const namesIn = (said: string): string[] => said.toLowerCase().match(WORD) ?? []

/** The name of a section that speaks of the work itself. */
export function namesOwn(names: string[]): boolean {
  const section = sectionOf(names.join(' '))
  return (
    section !== null && OWN.includes(section) && !names.some((name) => MATERIAL_NAMES.has(name))
  )
}

/** The lines of a text. */
export function linesOf({ masked, sentences, goal, wordings }: Reading): Line[] {
  const main = goal === null ? null : sentences[goal]
  const lines: Line[] = []
  let start = 0
  let blank = true
  let at = 0
  for (const row of masked.split('\n')) {
    const end = start + row.length
    if (row.trim() === '') blank = true
    else {
      while (at < sentences.length && sentences[at].end <= start) at++
      const heading =
        sentences[at]?.mood === 'heading' &&
        sentences[at].start >= start &&
        sentences[at].end <= end
      const line: Line = {
        start,
        end,
        ...wordings.of(row).keep(heading ? namesOf : kindOf, () => kindOf(row, heading)),
        apart: blank,
        listed: LIST_MARK.test(row),
      }
      if (main && line.kind !== 'names' && main.start >= start && main.start < end)
        line.kind = 'orders'
      lines.push(line)
      blank = false
    }
    start = end + 1
  }
  markRuns(lines, masked)
  return lines
}

type Kind = Pick<Line, 'kind' | 'names' | 'words'>

function kindOf(row: string, heading: boolean): Kind {
  const said = row.toLowerCase().replaceAll('’', "'")
  const words = namesIn(said)
  if (heading || /^\s*#/.test(row)) return namesOf(words)
  if (/:\s*$/.test(said) && words.length < 16)
    return { kind: opensWithOrder(words) ? 'orders' : 'names', names: words, words: 0 }
  const body = said.replace(LIST_MARK, '')
  const label = LABEL.exec(body)
  const names = label ? namesIn(label[1]) : []
  const rest = label ? body.slice(label[0].length) : body
  const count = words.length + (row.includes(FILLER) ? 3 : 0)
  const asks =
    namesOwn(names) ||
    opensWithOrder(names) ||
    LIMITS.test(rest) ||
    rest
      .split(/[.!?]\s+/, 12)
      .some((part) => opensWithOrder(namesIn(part.slice(0, 60)).slice(0, 6)))
  if (GREETING.test(words[0] ?? '') || !asks) return { kind: 'told', names, words: count }
  return { kind: label || LIST_MARK.test(row) ? 'mixed' : 'orders', names, words: count }
}

const namesOf = (names: string[]): Kind => ({ kind: 'names', names, words: 0 })

const SHORT_LINE = 60

/** Three or more short lines in a row that end without a full stop are a list without marks. */
function markRuns(lines: Line[], masked: string): void {
  let run: Line[] = []
  const close = () => {
    if (run.length > 2) for (const line of run) line.listed = true
    run = []
  }
  for (const line of lines) {
    if (line.apart) close()
    const said = masked.slice(line.start, Math.min(line.end, line.start + SHORT_LINE + 20)).trim()
    if (line.kind === 'names' || said.length > SHORT_LINE || /[.!?:]$/.test(said)) close()
    else run.push(line)
  }
  close()
}

/** Items of lists that give fewer orders than they tell. */
export function toldLists(lines: Line[]): Set<Line> {
  const items = new Set<Line>()
  let list: Line[] = []
  const close = () => {
    if (list.filter(({ kind }) => kind === 'told').length * 2 > list.length)
      for (const line of list) items.add(line)
    list = []
  }
  for (const line of lines) {
    if (!line.listed) close()
    else list.push(line)
  }
  close()
  return items
}
