import { examplesIn } from '#app/prompts/domain/examples/find_examples'
import { formRules } from '#app/prompts/domain/examples/form_rules'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

export interface BrokenExample extends Span {
  why: string
}

/** Examples that break a rule which the same text states, each with the first rule that it breaks. */
export function brokenExamples(reading: Reading): BrokenExample[] {
  const examples = examplesIn(reading)
  if (!examples.length) return []
  const rules = formRules(reading)
  return examples.flatMap(({ start, end }) => {
    const shown = reading.text.slice(start, end)
    const broken = rules.find((rule) => rule.breaks(shown))
    return broken ? [{ start, end, why: broken.why }] : []
  })
}
