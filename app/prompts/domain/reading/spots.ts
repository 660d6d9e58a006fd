import { contentWords } from '#app/prompts/domain/reading/content_words'
import type { Evidence, Hit, Reading, Section, Sentence } from '#app/prompts/domain/reading/reading'
import { speaks } from '#app/prompts/domain/reading/sentences'

const NEAR = 5

/** A phrase is open while what follows it is a blank. */
function opens({ tokens }: Reading, from: number, to: number): boolean {
  for (let at = from; at < Math.min(to, from + NEAR); at++)
    if (tokens[at].opaque === 'blank') return true
  return false
}

/** Evidence from every place where a phrase of the tag stands; the same phrase counts once. */
export function ofHits(reading: Reading, tag: string, strength: number): Evidence[] {
  const seen = new Set<string>()
  const telling = new Map<number, boolean>()
  const tells = (hit: Hit) => {
    if (!telling.has(hit.sentence)) telling.set(hit.sentence, saysSomething(reading, hit))
    return telling.get(hit.sentence)
  }
  return (reading.hits.get(tag) ?? [])
    .filter((hit) => !seen.has(hit.phrase) && tells(hit) && seen.add(hit.phrase))
    .map((hit) => ({ start: hit.start, end: hit.end, strength, open: isOpen(reading, hit) }))
}

/** "Make sure it is really good" says nothing: its sentence has no word that carries matter. */
function saysSomething(reading: Reading, hit: Hit): boolean {
  const { from, to } = reading.sentences[hit.sentence]
  const { tokens } = reading
  const words = contentWords(reading, from, to)
  return words.size > 0 || tokens.slice(from, to).some(({ opaque }) => opaque === 'blank')
}

export function isOpen(reading: Reading, hit: Hit): boolean {
  return opens(reading, hit.token, reading.sentences[hit.sentence].to)
}

/** Sentences that stand under a heading or behind a label of the section. */
export function inSection(reading: Reading, section: Section): Sentence[] {
  return reading.sentences.filter(
    (sentence) => sentence.section === section && speaks(sentence) && sentence.verb === null
  )
}

/** Evidence from what stands in a section; a labelled line that only holds a blank is open. */
export function ofSection(reading: Reading, section: Section, strength = 1): Evidence[] {
  return inSection(reading, section).flatMap((sentence) => {
    const { from, to, start, end } = sentence
    const labelled = sentence.label ? sentence.label.split(/[^\p{L}\p{N}]+/u).length : 0
    const words = contentWords(reading, from + labelled, to).size
    const blank = reading.tokens.slice(from, to).some(({ opaque }) => opaque === 'blank')
    return words || blank ? [{ start, end, strength, open: blank && words < 3 }] : []
  })
}
