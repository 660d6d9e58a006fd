import { lacks, placesOf, spanOf, type Rule } from '#app/prompts/domain/rules/rule'

const numbered = (text: string) => /\d/.test(text)

export const LENGTH_RULES: Rule[] = [
  {
    id: 'length.missing',
    why: 'Without a length you get whatever the assistant finds usual.',
    tasks: ['write', 'summarise', 'plan', 'analyse'],
    find: (reading) => (placesOf(reading, 'length.vague').length ? [] : lacks('length', reading)),
  },
  {
    id: 'length.vague',
    why: '"Short" and "detailed" mean something else to everyone; a number does not.',
    tasks: ['write', 'summarise', 'plan', 'analyse', 'ideate'],
    find: (reading) => {
      const said = placesOf(reading, 'length.vague')
      const exact = reading.evidence.length.some(({ strength }) => strength >= 0.7)
      return exact ? [] : said.slice(0, 2).map(spanOf)
    },
  },
  {
    id: 'length.count_missing',
    why: 'A number of ideas or items tells when the list is done.',
    tasks: ['ideate'],
    find: (reading) => lacks('length', reading),
  },
  {
    id: 'length.impossible',
    why: 'So much cannot be said in so few words; ask for less, or allow more room.',
    find: (reading) => {
      const limit = reading.evidence.length.find(({ start, end }) => {
        const words = reading.text.slice(start, end + 12)
        return numbered(words) && /^(\d{1,2})\s*words?\b/i.test(words)
      })
      const much = placesOf(reading, 'exhaustive')[0]
      return limit && much ? [{ start: limit.start, end: limit.end }] : []
    },
  },
]
