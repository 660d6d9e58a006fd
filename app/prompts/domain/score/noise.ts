import type { Reading } from '#app/prompts/domain/reading/reading'
import { sectionOf } from '#app/prompts/domain/reading/sections'
import type { Blur } from '#app/prompts/domain/score/clarity'

const SHOUT = /\b[A-Z]{4,}(?:\s+[A-Z]{2,})+\b/g
const BANGS = /!+/g

/** What takes room and says nothing: thanks, praise, repetitions, headings without text, shouting. */
export function noiseIn(reading: Reading): Blur[] {
  const { sentences, masked } = reading
  const found: Blur[] = []
  for (const [index, { start, end, mood, repeats, label }] of sentences.entries()) {
    const next = sentences
      .slice(index + 1, index + 4)
      .find((after) => after.mood !== 'courtesy' && !after.repeats)
    const empty =
      mood === 'heading' &&
      (label === null || sectionOf(label) !== null) &&
      (!next || next.mood === 'heading')
    if (repeats) found.push({ start, end, cost: 1.5 })
    else if (mood === 'courtesy') found.push({ start, end, cost: 0.8 })
    else if (empty) found.push({ start, end, cost: 1 })
  }
  for (const match of masked.matchAll(SHOUT)) found.push(at(match, 1.5))
  for (const match of masked.matchAll(BANGS)) found.push(at(match, match[0].length > 1 ? 1 : 0.5))
  return found
}

function at(match: RegExpMatchArray, cost: number): Blur {
  const start = match.index ?? 0
  return { start, end: start + match[0].length, cost }
}
