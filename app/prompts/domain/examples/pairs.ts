import { stem } from '#app/prompts/domain/demands/words'
import { isContentWord } from '#app/prompts/domain/reading/content_words'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

/** An input and what becomes of it, one above the other. */
export interface Pair extends Span {
  /** What the input becomes. */
  items: Span[]
}

const words = (row: string) => new Set(row.trim().split(/\s+/))
const LABELLED = /^\s*[*_]{0,2}(\p{L}[\p{L} ]{0,20}?)[*_]{0,2}:[*_]{0,2}\s+(?=\S)/u
const ARROW = /^\s*(?:->|→|=>|>>)\s*/
const GIVEN = words(
  `input in mail email e-mail message text review comment ticket entry sentence original before note user customer guest
  caller client source request receipt order remark log line title word raw item post tweet feedback complaint query statement example case person patient student`
)
const BECOMES = words(
  `output out result label labels category class tag tags reply response summary code translation headline subject verdict rating
  back score priority sentiment topic department folder after becomes bot assistant agent you rewritten short file filename name team type grade status theme correction json line`
)
const MOST_LINES = 400
/** Both on one line: "Input: Haus / Output: house". */
const ON_ONE_LINE = /(?:\s[/|]|,|;|->|→)\s*(\p{L}{1,12}):\s+(?=\S)/u

/** Lines such as `Mail: "…"` above `Label: late`. Linear in the text. */
export function pairsIn({ text, goal, sentences }: Reading): Pair[] {
  const main = goal === null ? '' : text.slice(sentences[goal].start, sentences[goal].end)
  const asked = new Set(
    (main.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter(isContentWord).map(stem)
  )
  const pairs: Pair[] = []
  let above: Row | null = null
  let from = 0
  for (const line of text.split('\n', MOST_LINES)) {
    const row = line.trim() ? rowOf(line, from) : null
    const value =
      row && (outputOf(row, above, asked) ?? sameLine(row, asked) ?? behindArrow(line, from))
    if (row && value) {
      const start = value === row.value && above ? above.value.start : row.value.start
      pairs.push({ start, end: row.value.end, items: [value] })
    }
    above = row
    from += line.length + 1
  }
  return pairs
}

function outputOf(row: Row, above: Row | null, asked: Set<string>): Span | null {
  if (!above || above.arrow) return null
  if (row.arrow) return row.value
  if (row.name === null || above.name === null || row.name === above.name) return null
  return isOutput(row.name, asked) && isInput(above, asked) ? row.value : null
}

/** `"Came late." -> delivery`: what stands left of an arrow is a quotation or has a figure. */
const INLINE_ARROW = /^\s*(?:["“].{2,160}["”]|[^"“\n]{0,40}\d[^"“\n]{0,60}?)\s?(?:->|→|=>)\s+(?=\S)/

function behindArrow(line: string, start: number): Span | null {
  const arrow = INLINE_ARROW.exec(line)
  const end = start + line.trimEnd().length
  return arrow ? { start: start + arrow[0].length, end } : null
}

function sameLine({ name, said, value }: Row, asked: Set<string>): Span | null {
  const next = name === null || !isInput({ name, said }, asked) ? null : ON_ONE_LINE.exec(said)
  if (!next || !isOutput(next[1].toLowerCase(), asked)) return null
  return { start: value.start + next.index + next[0].length, end: value.end }
}

interface Row {
  name: string | null
  arrow: boolean
  value: Span
  said: string
}

function rowOf(line: string, start: number): Row {
  const arrow = ARROW.exec(line)
  const label = arrow ? null : LABELLED.exec(line)
  const lead = (arrow ?? label)?.[0].length ?? 0
  return {
    name: label ? label[1].toLowerCase() : null,
    arrow: arrow !== null,
    value: { start: start + lead, end: start + line.trimEnd().length },
    said: line.slice(lead),
  }
}

const names = (name: string, known: Set<string>, asked: Set<string>) =>
  name.split(' ').some((word) => known.has(word) || asked.has(stem(word)))
const isOutput = (name: string, asked: Set<string>) =>
  names(name, BECOMES, asked) && !(GIVEN.has(name) && !BECOMES.has(name))
const isInput = ({ name, said }: Pick<Row, 'name' | 'said'>, asked: Set<string>) =>
  /^["“'«]/.test(said) || names(name!, GIVEN, asked)
