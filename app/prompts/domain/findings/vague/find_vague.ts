import { findPhrases, phraseTree } from '#app/prompts/domain/reading/words/phrases'
import type { Reading, Sentence } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import type { Span } from '#app/prompts/domain/types'
import { explainsItself, isDemanded, type Place } from '#app/prompts/domain/findings/vague/place'
import { VAGUE, type VagueKind } from '#app/prompts/domain/findings/vague/words'

/** A phrase of the instructions that leaves its measure to chance. */
export interface Vague extends Span {
  kind: VagueKind
  sentence: number
}

const TREE = phraseTree(VAGUE)
const known = new WeakMap<Reading, Vague[]>()
/** Sentences of a long text that are looked at. */
const MAX_FINDINGS = 200

/** Vague phrases about the result in sentences that ask for it, in order. Found once for each reading. */
export function vagueIn(reading: Reading): Vague[] {
  const found =
    known.get(reading) ?? reading.sentences.slice(0, MAX_FINDINGS).flatMap(inSentence(reading))
  known.set(reading, found)
  return found
}

const inSentence = (reading: Reading) => (sentence: Sentence, index: number) => {
  if (!speaks(sentence) || sentence.mood !== 'ask' || sentence.section === 'example') return []
  if (explainsItself(reading, sentence)) return []
  const { from, to, verb } = sentence
  const tokens = reading.tokens.slice(from, to)
  const first = verb === null ? 0 : verb - from
  const found = findPhrases(TREE, tokens).filter(({ tag, from: at, to: end }) => {
    const place: Place = { tokens, verb: first, at, end, kind: tag as VagueKind }
    return isDemanded(place)
  })
  return found.map(({ tag, from: at, to: end }) => ({
    kind: tag as VagueKind,
    sentence: index,
    start: tokens[at].start,
    end: tokens[end - 1].end,
  }))
}
