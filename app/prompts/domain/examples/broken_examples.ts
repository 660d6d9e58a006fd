import { dataRules } from '#app/prompts/domain/examples/data_rules'
import { fieldRules } from '#app/prompts/domain/examples/field_rules'
import { figureRules } from '#app/prompts/domain/examples/figure_rules'
import type { FormRule } from '#app/prompts/domain/examples/form_rule'
import { labelRules } from '#app/prompts/domain/examples/label_rules'
import { mannerRules } from '#app/prompts/domain/examples/manner_rules'
import { openRules } from '#app/prompts/domain/examples/open_rules'
import { shownIn, type Shown } from '#app/prompts/domain/examples/shown'
import { signRules } from '#app/prompts/domain/examples/sign_rules'
import { sizeRules } from '#app/prompts/domain/examples/size_rules'
import { statedIn } from '#app/prompts/domain/examples/stated'
import { wordRules } from '#app/prompts/domain/examples/word_rules'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Span } from '#app/prompts/domain/types'

export interface BrokenExample extends Span {
  why: string
}

/** Examples that break a rule which the same text states, each with the first rule that it breaks. */
export function brokenExamples(reading: Reading): BrokenExample[] {
  const shown = shownIn(reading)
  if (!shown.length) return []
  const stated = statedIn(reading, shown)
  const rules = [
    ...sizeRules(stated),
    ...openRules(stated),
    ...labelRules(stated),
    ...figureRules(stated),
    ...dataRules(stated),
    ...fieldRules(stated),
    ...wordRules(stated),
    ...signRules(stated.said),
    ...mannerRules(stated),
  ]
  return rules.length ? shown.flatMap((example) => brokenIn(reading.text, example, rules)) : []
}

function brokenIn(text: string, example: Shown, rules: FormRule[]): BrokenExample[] {
  const told = ({ start, end }: Span) => text.slice(start, end)
  for (const rule of rules) {
    if ((rule.whole && example.silent) || (rule.full && example.partial)) continue
    if (rule.marks && isQuoted(text, example)) continue
    if (example.silent && (rule.needs === 'lead' || (rule.needs && example.items.length > 1)))
      continue
    const spans = rule.whole ? [example] : example.items
    const broken = spans.filter((span) => rule.breaks(told(span)))
    if (!broken.length || (example.silent && !fits(example, rule, rules, broken.length, told)))
      continue
    const { start, end } = broken.length === spans.length ? example : broken[0]
    return [{ start, end, why: rule.why }]
  }
  return []
}

/** Its own marks belong to the sentence that shows it. */
const isQuoted = (text: string, { start, end }: Span) =>
  /["“'«]/.test(text[start - 1] ?? '') && /["”'»]/.test(text[end] ?? '')

/** A stretch that nothing announces is an example where most of its lines keep the rule, or other rules. */
function fits(
  { items }: Shown,
  rule: FormRule,
  rules: FormRule[],
  broken: number,
  told: (span: Span) => string
): boolean {
  if (items.length > 1) return broken * 2 <= items.length
  const shown = told(items[0])
  const form =
    /[;|[\]{}<>]|"\s*:|\t| [/–-] /.test(shown) && shown.length < 200 && !/[.!?] \p{Lu}/u.test(shown)
  return (
    form &&
    rules.length > 1 &&
    rules.some((other) => other !== rule && !other.breaks(told(items[0])))
  )
}
