import { contentWords } from '#app/prompts/domain/reading/words/content_words'
import type { Evidence, Hit, Reading, Section, Token } from '#app/prompts/domain/reading/reading'
import { tagSections } from '#app/prompts/domain/reading/layout/tag_sections'
import { anyToken } from '#app/prompts/domain/reading/tokens'

const NEAR = 5
/** So many words, one of them free, say what a section is to say. */
const FULL_ANSWER_WORDS = 3

const isBlank = ({ opaque }: Token) => opaque === 'blank'

/** Evidence from every place where a phrase of the tag stands; in one sentence the same phrase counts once. */
export function ofHits(reading: Reading, tag: string, strength: number): Evidence[] {
  const hits = reading.hits.get(tag)
  if (!hits) return []
  const seen = new Set<string>()
  const empty = new Set<number>()
  return hits
    .filter((hit) => {
      const key = `${hit.sentence} ${hit.phrase}`
      if (seen.has(key) || empty.has(hit.sentence)) return false
      const says = saysSomething(reading, hit)
      if (says) seen.add(key)
      else empty.add(hit.sentence)
      return says
    })
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

/** Evidence from what stands in a section; a labeled line that only holds a blank is open. */
export function ofSection(reading: Reading, section: Section, strength = 1): Evidence[] {
  const named = reading.sections.get(section) ?? []
  const all = new Set([...named, ...(tagSections(reading).get(section) ?? [])])
  return [...all].flatMap((sentence) => {
    const { from, to, start, end } = sentence
    const labeled = sentence.label ? sentence.label.split(/[^\p{L}\p{N}]+/u).length : 0
    const words = contentWords(reading, from + labeled, to).size
    const blank = anyToken(reading.tokens, from, to, isBlank)
    const fullness = blank ? 1 : Math.min(1, (words + 1) / FULL_ANSWER_WORDS)
    return words || blank
      ? [{ start, end, strength: strength * fullness, open: blank && words < 3 }]
      : []
  })
}
