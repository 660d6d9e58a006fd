import { lacks, placesOf, spanOf, type Rule } from '#app/prompts/domain/rules/rule'

export const AUDIENCE_RULES: Rule[] = [
  {
    id: 'audience.missing',
    why: 'Who reads it decides what can be left out and which words fit.',
    tasks: ['write', 'summarise', 'plan', 'ideate', 'converse'],
    find: (reading) => lacks('audience', reading),
  },
  {
    id: 'audience.clash',
    why: 'Beginners and experts need different texts; choose the one who matters more.',
    find: (reading) => {
      const [beginner] = placesOf(reading, 'people.beginner')
      const [expert] = placesOf(reading, 'people.expert')
      const speaksAs =
        expert &&
        /\b(?:you are|as) an?\b/.test(
          reading.masked.slice(Math.max(0, expert.start - 30), expert.start).toLowerCase()
        )
      return beginner && expert && !speaksAs ? [spanOf(expert)] : []
    },
  },
]
