import { FIXED_FORMS } from '#app/prompts/domain/examples/fixed_forms'
import type { FormRule } from '#app/prompts/domain/examples/form_rule'
import {
  keyRules,
  labelRules,
  patternRules,
  wordRules,
} from '#app/prompts/domain/examples/named_forms'
import { sizesIn } from '#app/prompts/domain/demands/sizes'
import type { Spoken } from '#app/prompts/domain/demands/spoken'
import type { Reading } from '#app/prompts/domain/reading/reading'

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}#€£$%][\p{L}\p{N}'’.,:-]*/gu)?.length ?? 0
const STRUCTURED = /^[[{<]|[|;→]|->|=>/

/** Every rule on form that the text states in a way that can be checked. */
export function formRules(reading: Reading): FormRule[] {
  const { spoken, text } = reading
  const said = spoken.map(({ wording }) => wording.said).join('\n')
  return [
    ...sizeRules(reading, spoken),
    ...FIXED_FORMS.filter(({ when }) => when.test(said)),
    ...labelRules(reading),
    ...keyRules(text),
    ...patternRules(said, text),
    ...wordRules(text),
  ]
}

function sizeRules(reading: Reading, spoken: Spoken[]): FormRule[] {
  return sizesIn(spoken).flatMap(({ unit, least, most, of, start }) => {
    const whole = /\b(?:in total|in all|altogether|overall)\b/.test(
      reading.masked.slice(start, start + 60)
    )
    const before = reading.masked.slice(Math.max(0, start - 60), start).toLowerCase()
    const other =
      /\b(?:feedback|speaker note|reason|summary|explanation|intro\w*|conclusion|why|note|comment|remark)\b[^.]*$/.test(
        before
      )
    if (
      unit !== 'word' ||
      whole ||
      other ||
      (of !== null && /summary|intro|reason|comment|note|answer|paragraph/.test(of))
    )
      return []
    return [
      {
        why: 'The example is longer or shorter than the prompt allows.',
        breaks: (example) =>
          !STRUCTURED.test(example) &&
          most < 60 &&
          (wordsIn(example) > most || (least > 1 && wordsIn(example) < least * 0.7)),
      },
    ]
  })
}
