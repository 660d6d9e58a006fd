import { goalSpan, lacks, placesOf, spanOf, type Rule } from '#app/prompts/domain/findings/rule'
import { vagueIn } from '#app/prompts/domain/findings/vague/find_vague'
import type { Reading } from '#app/prompts/domain/reading/reading'

const EXHAUSTIVE = /^(?:comprehensive|exhaustive|everything about|all details|as much detail)/
const WORD_LIMIT = /^(?:[1-4]?\d)[\s-]words?\b/i

/** Whether a number with a unit says how long the whole or a part is. */
const isMeasured = ({ evidence }: Reading) =>
  evidence.length.some(({ strength }) => strength >= 0.8)

export const LENGTH_RULES: Rule[] = [
  {
    id: 'length.missing',
    why: 'Without a length, the assistant chooses one for you.',
    families: ['message', 'publish', 'document', 'story', 'teach', 'condense', 'plan', 'explain'],
    find: (reading) => (placesOf(reading, 'length.vague').length ? [] : lacks('length', reading)),
  },
  {
    id: 'length.vague',
    why: '"Short" and "detailed" mean something else to everyone; a number does not.',
    find: (reading) =>
      isMeasured(reading)
        ? []
        : vagueIn(reading)
            .filter(({ kind, sentence }) => kind === 'size' && sentence === reading.goal)
            .slice(0, 2)
            .map(spanOf),
  },
  {
    id: 'length.count_missing',
    why: 'A number of ideas or items says when the list is complete.',
    families: ['ideas'],
    find: (reading) => lacks('length', reading),
  },
  {
    id: 'length.impossible',
    why: 'This much does not fit in so few words; ask for less, or allow more.',
    find: (reading) => {
      const goal = goalSpan(reading)
      const limit = reading.evidence.length.find(
        ({ start, end }) =>
          start >= goal.start &&
          end <= goal.end &&
          WORD_LIMIT.test(reading.text.slice(start, end + 12))
      )
      const much = placesOf(reading, 'exhaustive').some(
        ({ phrase, sentence }) => EXHAUSTIVE.test(phrase) && sentence === reading.goal
      )
      return limit && much ? [spanOf(limit)] : []
    },
  },
]
