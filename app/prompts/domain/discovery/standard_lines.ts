import {
  wordingOf,
  type FamilyRecord,
  type Lines,
} from '#app/prompts/domain/deliverables/deliverable'
import { loadedRecords } from '#app/prompts/domain/deliverables/record_store'
import { AIMS, READERS, TONES } from '#app/prompts/domain/variants/registers'

/** What the engine may add to a prompt, in a form in which numbers do not count. */
interface StandardLines {
  sentences: Set<string>
  /** Points of a list, such as "a first line that names the reader". */
  points: Set<string>
}

const SENTENCE_END = /(?<=[.!?])\s+/
const BULLET = /^\s*[-*•]\s+/
const LIST = /^include:\s*/
/** A question that nobody answered: "Offer: [What do you offer?]". */
const OPEN_QUESTION = /^[^:[\]\n]{1,40}: \[[^[\]\n]+\?\]$/

let known: { records: number; lines: StandardLines } | null = null

/**
 * The text without the lines that the engine adds to prompts of its kind: they say what all such work needs, and not
 * what this prompt is about. Knows the records that are loaded. Linear in the length of the text.
 */
export function withoutStandardLines(text: string): string {
  const standard = standardLines()
  const kept = text.split('\n').flatMap((line) => {
    const left = line
      .split(SENTENCE_END)
      .filter((sentence) => !isStandard(sentence, standard))
      .join(' ')
    return left === '' && line.trim() !== '' ? [] : [left]
  })
  return kept.join('\n').trim()
}

function isStandard(sentence: string, { sentences, points }: StandardLines): boolean {
  if (OPEN_QUESTION.test(sentence.trim())) return true
  const bare = normal(sentence.replace(BULLET, ''))
  if (sentences.has(bare) || points.has(bare)) return true
  if (!LIST.test(bare)) return false
  return bare
    .replace(LIST, '')
    .split('; ')
    .every((point) => point === '' || points.has(point))
}

function standardLines(): StandardLines {
  const records = loadedRecords()
  if (known?.records !== records.length) {
    known = { records: records.length, lines: linesOf(records) }
  }
  return known.lines
}

function linesOf(records: FamilyRecord[]): StandardLines {
  const lines: Lines[] = records.flatMap((record) => [record, ...record.deliverables])
  const sentences = new Set(FOR_SETTINGS.flatMap(sentencesOf))
  const points = new Set(BUSINESS_POINTS)
  for (const { contains, form, length, tone, limits, gaps, test } of lines) {
    for (const line of [form, length, tone, gaps, test, ...(limits ?? [])])
      for (const sentence of line ? sentencesOf(wordingOf(line)) : []) sentences.add(sentence)
    for (const point of contains ?? []) points.add(normal(point))
  }
  return { sentences, points }
}

const BUSINESS_POINTS = ['actionable insights']

const FOR_SETTINGS = [
  'Keep it under 1 words.',
  'Develop the one main point only.',
  'Develop 1 main points.',
  ...['professional', ...TONES].map((tone) => `Use a ${tone} tone.`),
  ...Object.values(READERS).flatMap(({ who, how }) => [`Write for ${who}.`, how]),
  ...Object.values(AIMS),
]

const sentencesOf = (text: string): string[] => text.split(SENTENCE_END).map(normal)

/** Case, white space, numbers and the full stop at the end aside. */
const normal = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\d[\d,]*/g, '0')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '')
