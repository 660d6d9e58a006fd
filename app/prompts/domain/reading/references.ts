import { claims } from '#app/prompts/domain/materials/claims'
import { referencesIn } from '#app/prompts/domain/materials/forms'
import { numberedThings } from '#app/prompts/domain/materials/numbered'
import type { Reference } from '#app/prompts/domain/materials/phrases'
import { isInline, isKept, isMade, isThere } from '#app/prompts/domain/materials/presence'
import { pastedIn } from '#app/prompts/domain/materials/pasted'
import { emptyPlaces } from '#app/prompts/domain/materials/promises'
import { bareRequest } from '#app/prompts/domain/materials/bare_request'
import { goesOn, turnsOfTalk } from '#app/prompts/domain/materials/talk'
import { useOf } from '#app/prompts/domain/materials/use'
import { VISUAL } from '#app/prompts/domain/materials/words'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import type { Span } from '#app/prompts/domain/types'

/** Sentences of a long text that are looked at. */
const MOST = 400
/** Phrases of a long text that are looked up. */
const MOST_PHRASES = 200

/** Places where the text points to material that is not in it, in order; one for each thing. */
export function missingReferences(reading: Reading): Span[] {
  const plain: Span[] = [...emptyPlaces(reading), ...bareRequest(reading), ...goesOn(reading)]
  const likely: Span[] = []
  const seen = new Set<string>()
  let looked = 0
  for (const sentence of reading.sentences.slice(0, MOST)) {
    if (!speaks(sentence) && sentence.mood !== 'data') continue
    if (sentence.section === 'example' || sentence.repeats || isMaterial(reading, sentence))
      continue
    plain.push(...turnsOfTalk(reading, sentence))
    for (const one of referencesIn(reading, sentence)) {
      const key = one.noun === 'item' ? `${one.from}` : one.noun
      if (seen.has(key) || looked++ > MOST_PHRASES || !isLacking(reading, sentence, one)) continue
      seen.add(key)
      const { claim } = one
      if (claim === 'owned' || claim === 'known') likely.push(spanOf(reading, one))
      else plain.push(spanOf(reading, one))
    }
  }
  if (!plain.length && !likely.length) plain.push(...numberedThings(reading))
  return apart(plain.length ? plain : likely.slice(0, 1))
}

/** A sentence of a pasted letter or list speaks of its own things. */
const isMaterial = (reading: Reading, { start }: Sentence) =>
  pastedIn(reading).some(
    (block) =>
      block.kind === 'told' &&
      block.listed &&
      !block.names.length &&
      start >= block.start &&
      start < block.end
  )

const spanOf = ({ tokens }: Reading, { from, to }: Reference): Span => ({
  start: tokens[from].start,
  end: tokens[to - 1].end,
})

/** In order, without those that lie in an earlier one. */
function apart(found: Span[]): Span[] {
  const inOrder = found.sort((a, b) => a.start - b.start || b.end - a.end)
  return inOrder.filter(
    (one, at) => !inOrder.slice(Math.max(0, at - 4), at).some((other) => one.start < other.end)
  )
}

/** Whether the thing that a phrase points to is nowhere. */
function isLacking(reading: Reading, sentence: Sentence, one: Reference): boolean {
  const { claim, noun } = one
  const span = spanOf(reading, one)
  const use = noun === 'item' ? 'works' : useOf(reading, sentence, one.from)
  if (use === 'makes' && claim !== 'sent' && claim !== 'talked' && claim !== 'owned') return false
  if (!claims(reading, one, sentence, use, span)) return false
  const saysItself =
    claim !== 'talked' && !VISUAL.has(noun) && !(claim === 'sent' && isKept(reading, one))
  if (
    saysItself &&
    !(use === 'part' && (claim === 'owned' || claim === 'known')) &&
    isInline(reading, span)
  )
    return false
  return !isMade(reading, one) && !isThere(reading, one, span)
}
