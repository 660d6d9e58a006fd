import { countsIn, type Count } from '#app/prompts/domain/demands/counts'
import { sizesIn, type Size } from '#app/prompts/domain/demands/sizes'
import { askingSentences } from '#app/prompts/domain/demands/asking_sentences'
import type { Spoken } from '#app/prompts/domain/demands/spoken'
import { stem } from '#app/prompts/domain/demands/words'
import type { Shown } from '#app/prompts/domain/examples/shown'
import type { Reading } from '#app/prompts/domain/reading/reading'

/** What a text states outside its examples, in the forms in which rules are looked for. */
export interface Stated {
  reading: Reading
  spoken: Spoken[]
  /** All of it in lower case, a line for each sentence. */
  said: string
  /** The same as it is written, quotations and all. */
  text: string
  sizes: Size[]
  counts: Count[]
  /** Stems of what the request asks for. */
  asked: Set<string>
}

export function statedIn(reading: Reading, shown: Shown[]): Stated {
  const inside = ({ start, said }: Spoken) =>
    shown.some((one) => one.start <= start + 2 && start + said.length <= one.end + 2)
  const spoken = askingSentences(reading).filter((sentence) => !inside(sentence))
  const goal = reading.goal === null ? '' : (reading.sentences[reading.goal] ?? null)
  const asked = goal
    ? reading.masked
        .slice(goal.start, goal.end)
        .toLowerCase()
        .match(/[a-z]+/g)
    : null
  return {
    reading,
    spoken,
    said: spoken.map(({ said }) => said).join('\n'),
    text: spoken
      .map(({ start, said }) => cutShown(reading.text, start, start + said.length, shown))
      .join('\n'),
    sizes: sizesIn(spoken),
    counts: countsIn(spoken),
    asked: new Set((asked ?? []).map(stem)),
  }
}

/** A sentence without the example that stands in it. */
function cutShown(text: string, from: number, to: number, shown: Shown[]): string {
  const inner = shown.find(({ start, end }) => start >= from && end <= to)
  return inner
    ? `${text.slice(from, inner.start)}…${text.slice(inner.end, to)}`
    : text.slice(from, to)
}
