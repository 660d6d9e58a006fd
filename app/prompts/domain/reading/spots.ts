import { contentWords } from '#app/prompts/domain/reading/content_words'
import type { Evidence, Hit, Reading, Section, Token } from '#app/prompts/domain/reading/reading'
import { anyToken } from '#app/prompts/domain/reading/tokens'

const NEAR = 5

const isBlank = ({ opaque }: Token) => opaque === 'blank'

/** Evidence from every place where a phrase of the tag stands; the same phrase counts once. */
export function ofHits(reading: Reading, tag: string, strength: number): Evidence[] {
  const hits = reading.hits.get(tag)
  if (!hits) return []
  const seen = new Set<string>()
  return hits
    .filter((hit) => !seen.has(hit.phrase) && saysSomething(reading, hit) && seen.add(hit.phrase))
    .map((hit) => ({ start: hit.start, end: hit.end, strength, open: isOpen(reading, hit) }))
}

/** "Make sure it is really good" says nothing: its sentence has no word that carries matter. */
function saysSomething(reading: Reading, hit: Hit): boolean {
  const sentence = reading.sentences[hit.sentence]
  return (
    reading.contentOf(sentence).size > 0 ||
    anyToken(reading.tokens, sentence.from, sentence.to, isBlank)
  )
}

/** A phrase is open while what follows it is a blank. */
export function isOpen({ tokens, sentences }: Reading, { token, sentence }: Hit): boolean {
  return anyToken(tokens, token, Math.min(sentences[sentence].to, token + NEAR), isBlank)
}

/** Evidence from what stands in a section; a labelled line that only holds a blank is open. */
export function ofSection(reading: Reading, section: Section, strength = 1): Evidence[] {
  return (reading.sections.get(section) ?? []).flatMap((sentence) => {
    const { from, to, start, end } = sentence
    const labelled = sentence.label ? sentence.label.split(/[^\p{L}\p{N}]+/u).length : 0
    const words = contentWords(reading, from + labelled, to).size
    const blank = anyToken(reading.tokens, from, to, isBlank)
    return words || blank ? [{ start, end, strength, open: blank && words < 3 }] : []
  })
}
