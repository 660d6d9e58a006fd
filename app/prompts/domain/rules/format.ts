import { lacks, placesOf, spanOf, type Rule } from '#app/prompts/domain/rules/rule'

const EXCLUSIVE = ['json', 'csv', 'xml', 'yaml', 'table', 'html']

export const FORMAT_RULES: Rule[] = [
  {
    id: 'format.missing',
    why: 'When the form of the answer is open, you get one that you have to rework.',
    tasks: [
      'write',
      'summarise',
      'extract',
      'classify',
      'plan',
      'ideate',
      'analyse',
      'code',
      'image',
    ],
    find: (reading) => lacks('form', reading),
  },
  {
    id: 'format.fields_missing',
    why: 'A table or data format without named columns or fields comes back different each time.',
    find: (reading) => {
      const form = placesOf(reading, 'form').find(
        ({ phrase }) => EXCLUSIVE.includes(phrase) && phrase !== 'html'
      )
      const named = placesOf(reading, 'form').some(({ phrase }) =>
        /column|field|schema|row|key/.test(phrase)
      )
      const shown = reading.opaque.some(
        ({ kind }) => kind === 'fence' || kind === 'code' || kind === 'data'
      )
      const listed = form && /\bwith\b|:|\(/.test(reading.masked.slice(form.end, form.end + 40))
      return form && !named && !shown && !listed && !reading.evidence.examples.length
        ? [spanOf(form)]
        : []
    },
  },
  {
    id: 'format.preamble',
    why: 'Output that another program reads must come without greeting or explanation; say "only".',
    find: (reading) => {
      const form = placesOf(reading, 'form').find(({ phrase }) =>
        ['json', 'csv', 'xml', 'yaml'].includes(phrase)
      )
      const only = /\b(?:only|nothing else|no explanation|without (?:explanation|comment))/i.test(
        reading.masked
      )
      return form && !only ? [spanOf(form)] : []
    },
  },
  {
    id: 'format.asked_twice',
    why: 'Two different formats are asked for; only one can be returned.',
    find: (reading) => {
      const asked = placesOf(reading, 'form').filter(({ phrase }) => EXCLUSIVE.includes(phrase))
      const second = asked.find(({ phrase }) => phrase !== asked[0].phrase)
      const between = second ? reading.masked.slice(asked[0].end, second.start) : ''
      const converts = /\b(?:to|into|from|inside|in|or|as|of)\b/i.test(between)
      return second && !converts && !['code', 'rewrite'].includes(reading.task)
        ? [spanOf(second)]
        : []
    },
  },
]
