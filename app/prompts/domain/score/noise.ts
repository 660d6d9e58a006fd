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
    const { start, end, mood, repeats, label } = sentence
    const limit =
      speaks(sentence) && limitsLength(reading, sentence) ? amountIn(masked, sentence) : null
    if (limit !== null && limits.has(limit)) found.push({ start, end, cost: 1.5 })
    if (limit !== null) limits.add(limit)
    if (repeats) found.push({ start, end, cost: 1.5 })
    else if (mood === 'courtesy') found.push({ start, end, cost: 0.8 })
    else if (mood === 'heading' && (label === null || sectionOf(label) !== null)) {
      if (leadsToNothing(sentences, index)) found.push({ start, end, cost: 1 })
    }
  }
  for (const match of matchesOf(masked, SHOUT)) found.push(at(match, 1.5))
  for (const match of matchesOf(masked, BANGS)) found.push(at(match, match[0].length > 1 ? 1 : 0.5))
  return found
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
