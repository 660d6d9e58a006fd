import { lacks, placesOf, spanOf, type Rule } from '#app/prompts/domain/rules/rule'

const NEAR_END = 20

export const EXAMPLE_RULES: Rule[] = [
  {
    id: 'examples.missing',
    why: 'One sorted example shows where the line between two categories runs.',
    tasks: ['classify'],
    find: (reading) => lacks('examples', reading),
  },
  {
    id: 'examples.empty',
    why: 'An example is announced, but none follows.',
    find: (reading) =>
      placesOf(reading, 'example')
        .filter(
          ({ phrase, end }) =>
            /^(?:for example|for instance|example|examples|e\.g)$/.test(phrase) &&
            reading.text.length - end < NEAR_END &&
            /^[\s:.…,]*$/.test(reading.text.slice(end))
        )
        .map(spanOf),
  },
]
