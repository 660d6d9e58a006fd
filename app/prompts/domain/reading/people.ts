import { matchesOf } from '#app/prompts/domain/matches'
import { LEXICON } from '#app/prompts/domain/reading/words/lexicon'
import type { Evidence, Hit, Reading } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'
import { isOpen, ofHits, ofSection } from '#app/prompts/domain/reading/spots'

const PRAISE = new Set(LEXICON.praise)
const GENERIC = new Set(LEXICON['role.generic'])
const TOWARDS =
  /^(?:for|to|at|audience|readers|reader|targeting|targeted|aimed|by|with|of|are|convince|persuade|help|teach|show|invite|ask|tell)$/

/** Who will read or use the result: people named as the receiver, or a blank in that place. */
export function audienceEvidence(reading: Reading): Evidence[] {
  const { tokens, sentences, masked } = reading
  const named = (reading.hits.get('people') ?? []).flatMap((hit) => {
    const from = Math.max(sentences[hit.sentence].from, hit.token - 5)
    const towards = tokens
      .slice(from, hit.token)
      .some(({ word, end }) => TOWARDS.test(word) && !/[,;:(]/.test(masked.slice(end, hit.start)))
    const clear = towards || /^(?:audience|readers?)$/.test(hit.phrase)
    return clear
      ? [{ start: hit.start, end: hit.end, strength: 0.8, open: isOpen(reading, hit) }]
      : []
  })
  const simple = ofHits(reading, 'no_jargon', 0.5)
  return [
    ...named,
    ...simple,
    ...namedReceivers(reading),
    ...describedReaders(reading),
    ...ofSection(reading, 'audience'),
  ]
}

const DESCRIBED =
  /\b(?:for|to|by) (?:a|an|our|my|the|one|any|people|those|somebody|someone|anyone|readers?)\b[^.,;:]{0,30}\b(?:who|whose|with (?:no|little|some)|without|new to|aged?|level|years? old|year-old)\b/g
const MAX_READ_LENGTH = 400

/** "… to a nurse who is new to statistics": somebody is told by what they know or are. */
function describedReaders({ sentences, masked }: Reading): Evidence[] {
  return sentences.filter(speaks).flatMap(({ start, end }) => {
    const wording = masked.slice(start, Math.min(end, start + MAX_READ_LENGTH)).toLowerCase()
    return matchesOf(wording, DESCRIBED).map(({ 0: words, index }) => ({
      start: start + index,
      end: start + index + words.length,
      strength: 0.8,
      open: false,
    }))
  })
}

/** "Write … for [who will read it]" or "for {{audience}}". */
function namedReceivers({ tokens, goal, sentences }: Reading): Evidence[] {
  if (goal === null) return []
  const { from, to } = sentences[goal]
  return tokens
    .slice(from + 1, to)
    .filter(
      (token, index) =>
        /^(?:blank|variable)$/.test(token.opaque ?? '') &&
        /^(?:for|to)$/.test(tokens[from + index].word)
    )
    .map(({ start, end, opaque }) => ({ start, end, strength: 1, open: opaque === 'blank' }))
}

export function toneEvidence(reading: Reading): Evidence[] {
  const words = ['tone.formal', 'tone.casual', 'tone.other'].flatMap((tag) =>
    ofHits(reading, tag, 0.6)
  )
  const named = ofHits(reading, 'tone.word', 0.4)
  return [...words, ...named, ...ofSection(reading, 'tone')]
}

/** A role worth the name: a trade, not "an assistant", and not praise. */
export function roleEvidence(reading: Reading): Evidence[] {
  const spoken = roleHits(reading).flatMap((hit) => {
    const strength = roleStrength(reading, hit)
    return strength
      ? [
          {
            start: hit.start,
            end: reading.sentences[hit.sentence].end,
            strength,
            open: isOpen(reading, hit),
          },
        ]
      : []
  })
  return [...spoken, ...ofSection(reading, 'role', 0.8)]
}

/** Phrases that open a role: "you are a …" anywhere, "as a …" only where a sentence begins. */
export function roleHits({ hits, sentences, tokens }: Reading): Hit[] {
  return (hits.get('role') ?? []).filter(({ phrase, token, sentence }) => {
    if (phrase === 'role') return false
    const { from, to } = sentences[sentence]
    if (!phrase.startsWith('as')) return token - from < 6
    const next = tokens[token + phrase.split(' ').length]?.word ?? ''
    return (
      token === from &&
      token + 2 < to &&
      !/^(?:result|rule|matter|consequence|whole|start|first|follow-up|reminder|follow|bonus|side|reference|table|list)$/.test(
        next
      )
    )
  })
}

export function roleStrength(
  { tokens, sentences }: Reading,
  { token, phrase, sentence }: Hit
): number {
  const from = token + phrase.split(' ').length
  const words = tokens
    .slice(from, Math.min(sentences[sentence].to, from + 6))
    .map(({ word }) => word)
  const trade = words.filter(
    (word) =>
      word.length > 3 &&
      !PRAISE.has(word) &&
      !GENERIC.has(word) &&
      !/^(?:experienced|senior|that|with|professional|seasoned)$/.test(word)
  )
  return trade.length ? 1 : 0
}
