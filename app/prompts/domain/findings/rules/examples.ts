import { brokenExamples } from '#app/prompts/domain/findings/rules/broken_examples'
import { placesOf, spanOf, type Rule } from '#app/prompts/domain/findings/rule'

const NEAR_END = 20

export const EXAMPLE_RULES: Rule[] = [
  {
    id: 'examples.breaks_rule',
    why: 'The example breaks a rule that the prompt states; examples are followed more closely than rules.',
    find: brokenExamples,
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
