import { sizesIn, type Size } from '#app/prompts/domain/demands/sizes'
import type { Reading } from '#app/prompts/domain/reading/reading'
import { lacks, placesOf, spanOf, type Rule } from '#app/prompts/domain/rules/rule'
import { vagueIn } from '#app/prompts/domain/rules/vague'
import type { Vague } from '#app/prompts/domain/vagueness/find_vague'

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
    find: (reading) => {
      const sized = vagueIn(reading).filter(({ kind }) => kind === 'size')
      if (!sized.length) return []
      const sizes = sizesIn(reading.spoken)
      return sized
        .filter((one) => !isMeasured(reading, one, sizes))
        .slice(0, 2)
        .map(spanOf)
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

const PART =
  /^\s(?:\p{L}+ )?(?:remarks?|notes?|comments?|explanations?|introductions?|descriptions?|answers?|summar(?:y|ies)|words?|sentences?|replies|reply)\b/u

/** Said in numbers in the same sentence, or for the whole that it speaks of. */
function isMeasured({ masked, sentences }: Reading, vague: Vague, sizes: Size[]): boolean {
  const { start, end } = sentences[vague.sentence]
  const near = sizes.some((size) => size.start >= start && size.end <= end)
  const ofPart = PART.test(masked.slice(vague.end, vague.end + 40))
  return near || (!ofPart && sizes.some(({ unit, of }) => of === null && unit !== 'item'))
}
