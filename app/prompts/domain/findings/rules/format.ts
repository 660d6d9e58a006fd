import { conflictPlaces } from '#app/prompts/domain/findings/demands/conflicts'
import type { Hit, Reading } from '#app/prompts/domain/reading/reading'
import { lacks, placesOf, spanOf, spokenWords, type Rule } from '#app/prompts/domain/findings/rule'

/** Longer prompts say what they need. */
const BRIEF = 40
const ONLY =
  /\b(?:only|nothing else|no other|no explanation|exactly|alone|without (?:explanation|comment))/i
const AS_OUTPUT = /\b(?:as|in|return|output|into|format:)(?: an?| the| valid| only)? $/i

/** The first form of the kind that the answer is asked for in. */
const outputForm = (reading: Reading, kind: RegExp): Hit | undefined =>
  placesOf(reading, 'form').find(
    ({ phrase, start }) =>
      kind.test(phrase) && AS_OUTPUT.test(reading.masked.slice(Math.max(0, start - 16), start))
  )

/** Nothing more is said of the form. */
const endsThere = ({ masked }: Reading, { end }: Hit) =>
  /^\s*(?:[.;!?]|$)/.test(masked.slice(end, end + 4))

export const FORMAT_RULES: Rule[] = [
  {
    id: 'format.missing',
    why: 'Without a format, you get an answer that you have to rework.',
    families: [
      'message',
      'publish',
      'document',
      'story',
      'teach',
      'condense',
      'analyze',
      'plan',
      'ideas',
      'explain',
      'decide',
      'debug',
      'code',
      'image',
    ],
    find: (reading) => lacks('form', reading),
  },
  {
    id: 'format.fields_missing',
    why: 'A table or data format without named columns or fields comes back different each time.',
    find: (reading) => {
      const form = outputForm(reading, /^(?:json|csv|xml|yaml|table)$/)
      const hasModel = reading.opaque.length > 0 || reading.evidence.examples.length > 0
      return form && !hasModel && spokenWords(reading) < BRIEF && endsThere(reading, form)
        ? [spanOf(form)]
        : []
    },
  },
  {
    id: 'format.preamble',
    why: 'Output for another program must have no greeting or explanation; say "only".',
    find: (reading) => {
      const form = outputForm(reading, /^(?:json|csv|xml|yaml)$/)
      return form && spokenWords(reading) < BRIEF && !ONLY.test(reading.masked)
        ? [spanOf(form)]
        : []
    },
  },
  {
    id: 'format.asked_twice',
    why: 'Two different formats are asked for; only one can be returned.',
    find: (reading) => conflictPlaces(reading, (kind) => kind === 'formats'),
  },
]
