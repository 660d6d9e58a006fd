import { matchesOf } from '#app/prompts/domain/matches'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { sectionOf } from '#app/prompts/domain/reading/sections'
import type { Blur } from '#app/prompts/domain/score/clarity'

const SHOUT = /\b[A-Z]{4,}(?:\s+[A-Z]{2,})+\b/g
const BANGS = /!+/g

/** What takes room and says nothing: thanks, praise, repetitions, headings without text, shouting. */
export function noiseIn(reading: Reading): Blur[] {
  const { sentences, masked } = reading
  const found: Blur[] = []
  for (const [index, { start, end, mood, repeats, label }] of sentences.entries()) {
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
