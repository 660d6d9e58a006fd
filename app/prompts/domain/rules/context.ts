import { matchesOf } from '#app/prompts/domain/matches'
import { pasteMarkers } from '#app/prompts/domain/materials/promises'
import { lacks, placesOf, spanOf, type Rule } from '#app/prompts/domain/rules/rule'

const KNOWN = new Set(
  `AI API FAQ HTML CSS SQL JSON CSV XML PDF URL USA UK EU UN CEO CTO CFO COO HR IT PR SEO ROI KPI KPIS B2B B2C SAAS CRM ERP UX UI OK ID TV PC
  DIY ASAP EST UTC GMT USD EUR GDP NGO PHD MBA CV NASA GPS DNA RNA HTTP HTTPS AWS IOS SMS GDPR TODO NOT AND MUST ALL THE FOR SVG YAML HTTPS PRD
  SOP OKR OKRS QA AM PM NER LLM GPT README RSS DVD CTA FYI ETA II III IV`.split(/\s+/)
)
const ACRONYM = /\b[A-Z]{2,5}\b/g

export const CONTEXT_RULES: Rule[] = [
  {
    id: 'context.missing_input',
    why: 'The prompt points to material that is not in it, so the answer would have to be invented.',
    find: (reading) => {
      const open = reading.evidence.input.some((evidence) => evidence.open)
      return (open ? pasteMarkers(reading) : reading.missing).slice(0, 2)
    },
  },
  {
    id: 'context.undelimited_data',
    why: 'Marks around pasted material keep it apart from the instructions.',
    find: ({ data }) => (data && data.end - data.start > 12 ? [spanOf(data)] : []),
  },
  {
    id: 'context.background_missing',
    why: 'An assistant does not know your company, product or team; a line about it replaces guesses.',
    tasks: ['write', 'plan', 'ideate', 'analyse'],
    find: (reading) => {
      const own = placesOf(reading, 'own')
      const told = reading.evidence.facts.length > 1 || reading.evidence.subject.length > 4
      return own.length && !told ? [spanOf(own[0])] : []
    },
  },
  {
    id: 'context.relative_date',
    why: 'An assistant does not know today’s date; a calendar date stays right.',
    find: (reading) => placesOf(reading, 'relative_date').slice(0, 3).map(spanOf),
  },
  {
    id: 'context.unknown_acronym',
    why: 'An abbreviation that is not explained may be read as something else.',
    find: ({ masked }) => {
      if (masked === masked.toUpperCase()) return []
      const seen = new Set<string>()
      return matchesOf(masked, ACRONYM)
        .filter(({ 0: word, index }) => {
          const explained = masked.includes(`(${word})`) || masked[index + word.length + 1] === '('
          return (
            !KNOWN.has(word) &&
            !explained &&
            !seen.has(word) &&
            seen.add(word) &&
            !shouted(masked, index, word.length)
          )
        })
        .slice(0, 5)
        .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
    },
  },
  {
    id: 'context.source_rule',
    why: 'Asked for figures or research without a rule on sources, an assistant may make them up.',
    find: (reading) => {
      const wants = placesOf(reading, 'wants_facts')
      const ruled = placesOf(reading, 'source').length > 0 || reading.evidence.input.length > 0
      return wants.length && !ruled ? [spanOf(wants[0])] : []
    },
  },
  {
    id: 'context.subject_thin',
    why: 'With little said about the subject, the result can only be general.',
    tasks: ['image', 'code'],
    find: (reading) => lacks('subject', reading),
  },
]

/** Part of a row of capitals is shouting, not an abbreviation. */
function shouted(masked: string, start: number, length: number): boolean {
  const around = masked.slice(Math.max(0, start - 12), start + length + 12)
  return (around.match(/\b[A-Z]{2,}\b/g) ?? []).length > 2
}
