import { matchesOf } from '#app/prompts/domain/matches'
import { missingReferences } from '#app/prompts/domain/findings/materials/missing_references'
import { FILLER } from '#app/prompts/domain/reading/syntax/mask'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'
import { lacks, placesOf, spanOf, type Rule } from '#app/prompts/domain/findings/rule'

const KNOWN = new Set(
  'API FAQ HTML CSS SQL JSON CSV XML PDF URL USA CEO CTO CFO COO SEO ROI KPI KPIS CRM ERP PHD MBA GPS SOP OKR OKRS PRD CTA README GDPR AWS IOS'.split(
    ' '
  )
)
/** An abbreviation of the writer's own: others are known in their field. */
const OWN_ACRONYM = /\b(?:[Oo]ur|[Mm]y) (?:new |internal |own )?([A-Z]{3,5})\b/g
const IN_BRACKETS = /\([A-Z]{3,5}\)/g
/** A date by which something is due. */
const DUE = /\b(?:for|by|until|before|starting|due) $/i
const FIGURES =
  /^(?:statistics?|market data|market size|benchmarks|latest findings|studies|data on)$/
const POINTS = /\b(?:this|these|following|below)\b|:\s*$/i
const MIN_DATA_LENGTH = 40

export const CONTEXT_RULES: Rule[] = [
  {
    id: 'context.missing_input',
    why: 'The prompt points to material that is not in it, so the answer would have to be invented.',
    find: (reading) => missingReferences(reading).slice(0, 2),
  },
  {
    id: 'context.undelimited_data',
    why: 'Marks around pasted material keep it apart from the instructions.',
    find: (reading) =>
      reading.data && needsMarks(reading, reading.data) ? [spanOf(reading.data)] : [],
  },
  {
    id: 'context.background_missing',
    why: 'An assistant does not know your company, product or team; a line about it replaces guesses.',
    families: [
      'message',
      'publish',
      'document',
      'story',
      'teach',
      'plan',
      'ideas',
      'explain',
      'decide',
      'debug',
    ],
    find: (reading) => {
      const own = placesOf(reading, 'own')
      const hasContext = reading.evidence.facts.length > 1 || reading.evidence.subject.length > 4
      return own.length && !hasContext ? [spanOf(own[0])] : []
    },
  },
  {
    id: 'context.relative_date',
    why: 'An assistant does not know today’s date; a calendar date stays correct.',
    find: (reading) =>
      placesOf(reading, 'relative_date')
        .filter(
          ({ start, sentence }) =>
            sentence === reading.goal &&
            DUE.test(reading.masked.slice(Math.max(0, start - 12), start))
        )
        .map(spanOf),
  },
  {
    id: 'context.unknown_acronym',
    why: 'An abbreviation that is not explained may be read as something else.',
    find: ({ masked }) => {
      const seen = new Set<string>()
      const explained = new Set(masked.match(IN_BRACKETS))
      return matchesOf(masked, OWN_ACRONYM)
        .filter(({ 1: word, index, 0: words }) => {
          const after = masked.slice(index + words.length, index + words.length + 2)
          const isNew = !seen.has(word) && !KNOWN.has(word) && !explained.has(`(${word})`)
          seen.add(word)
          return isNew && !after.includes('(')
        })
        .map(({ 0: words, 1: word, index }) => {
          const end = index + words.length
          return { start: end - word.length, end }
        })
    },
  },
  {
    id: 'context.source_rule',
    why: 'Asked for figures or research without a rule on sources, an assistant may make them up.',
    find: (reading) => {
      const wants = placesOf(reading, 'wants_facts').filter(({ phrase }) => FIGURES.test(phrase))
      const ruled = placesOf(reading, 'source').length > 0 || reading.evidence.input.length > 0
      return wants.length && !ruled ? [spanOf(wants[0])] : []
    },
  },
  {
    id: 'context.subject_thin',
    why: 'With few details about the subject, the result can only be general.',
    families: ['image', 'code'],
    find: (reading) => lacks('subject', reading),
  },
]

/** Whether pasted text stands behind a request that points to it, with no marks of its own. */
function needsMarks({ goal, sentences, masked }: Reading, { start, end }: Span): boolean {
  if (goal === null || end - start < MIN_DATA_LENGTH || sentences[goal].start > start) return false
  const request = masked.slice(sentences[goal].start, Math.min(sentences[goal].end, start))
  return POINTS.test(request) && !masked.slice(start, end).includes(FILLER)
}
