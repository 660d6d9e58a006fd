import { matchesOf } from '#app/prompts/domain/matches'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { limitsLength } from '#app/prompts/domain/reading/stated_demands'
import { speaks } from '#app/prompts/domain/reading/sentences'
import { sectionOf } from '#app/prompts/domain/reading/layout/sections'
import type { Blur } from '#app/prompts/domain/score/clarity'

const SHOUT = /\b[A-Z]{4,}(?:\s+[A-Z]{2,})+\b/g
const BANGS = /!+/g

/** What takes room and says nothing: thanks, praise, repetitions, headings without text, shouting. */
export function noiseIn(reading: Reading): Blur[] {
  const { sentences, masked } = reading
  const found: Blur[] = []
  const limits = new Set<string>()
  for (const [index, sentence] of sentences.entries()) {
    const { start, end } = sentence
    const limit =
      speaks(sentence) && limitsLength(reading, sentence) ? amountIn(masked, sentence) : null
    if (limit !== null && limits.has(limit)) found.push({ start, end, cost: 1.5 })
    if (limit !== null) limits.add(limit)
    const cost = costOf(sentence, sentences, index)
    if (cost > 0) found.push({ start, end, cost })
  }
  return [...found, ...shoutsIn(masked)]
}

const shoutsIn = (masked: string): Blur[] => [
  ...Array.from(matchesOf(masked, SHOUT), (match) => at(match, 1.5)),
  ...Array.from(matchesOf(masked, BANGS), (match) => at(match, match[0].length > 1 ? 1 : 0.5)),
]

/** What a sentence costs that says nothing, or nothing new; 0 for the others. */
function costOf({ mood, repeats, label }: Sentence, sentences: Sentence[], index: number): number {
  if (repeats) return 1.5
  if (mood === 'courtesy') return 0.8
  const isTitle = mood === 'heading' && (label === null || sectionOf(label) !== null)
  return isTitle && leadsToNothing(sentences, index) ? 1 : 0
}

/** The number of a limit, by which two of them are the same. */
const amountIn = (masked: string, { start, end }: Sentence): string | null =>
  /\d[\d,.]*\d|\d/.exec(masked.slice(start, end))?.[0] ?? null

/** Whether no text follows a heading before the next one. */
function leadsToNothing(sentences: Sentence[], heading: number): boolean {
  const next = sentences
    .slice(heading + 1, heading + 4)
    .find(({ mood, repeats }) => mood !== 'courtesy' && !repeats)
  return !next || next.mood === 'heading'
}

function at({ 0: words, index }: RegExpExecArray, cost: number): Blur {
  return { start: index, end: index + words.length, cost }
}
