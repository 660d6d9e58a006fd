import type { Reading } from '#app/prompts/domain/reading/reading'
import { AUDIENCE_RULES } from '#app/prompts/domain/findings/rules/audience'
import { CLARITY_RULES } from '#app/prompts/domain/findings/rules/clarity'
import { CONSTRAINT_RULES } from '#app/prompts/domain/findings/rules/constraints'
import { CONTEXT_RULES } from '#app/prompts/domain/findings/rules/context'
import { DATED_HABIT_RULES } from '#app/prompts/domain/findings/rules/dated_habits'
import { EXAMPLE_RULES } from '#app/prompts/domain/findings/rules/examples'
import { FORMAT_RULES } from '#app/prompts/domain/findings/rules/format'
import { GOAL_RULES } from '#app/prompts/domain/findings/rules/goal'
import { HYGIENE_RULES } from '#app/prompts/domain/findings/rules/hygiene'
import { LANGUAGE_RULES } from '#app/prompts/domain/findings/rules/language'
import { LENGTH_RULES } from '#app/prompts/domain/findings/rules/length'
import { OPEN_CHOICE_RULES } from '#app/prompts/domain/findings/rules/open_choices'
import { ROLE_RULES } from '#app/prompts/domain/findings/rules/role'
import { findingsOf, type Rule } from '#app/prompts/domain/findings/rule'
import { STEP_RULES } from '#app/prompts/domain/findings/rules/steps'
import { TONE_RULES } from '#app/prompts/domain/findings/rules/tone'
import { VARIABLE_RULES } from '#app/prompts/domain/findings/rules/variables'
import type { Finding } from '#app/prompts/domain/types'

export const RULES: Rule[] = [
  ...LANGUAGE_RULES,
  ...GOAL_RULES,
  ...ROLE_RULES,
  ...AUDIENCE_RULES,
  ...CONTEXT_RULES,
  ...FORMAT_RULES,
  ...LENGTH_RULES,
  ...TONE_RULES,
  ...CONSTRAINT_RULES,
  ...EXAMPLE_RULES,
  ...STEP_RULES,
  ...CLARITY_RULES,
  ...HYGIENE_RULES,
  ...VARIABLE_RULES,
  ...OPEN_CHOICE_RULES,
  ...DATED_HABIT_RULES,
]

/** What every rule that applies says about the text, in order of place. */
export function findAll(reading: Reading): Finding[] {
  const rules =
    reading.language === 'other' ? RULES.filter(({ anyLanguage }) => anyLanguage) : RULES
  return rules
    .flatMap((rule) => findingsOf(rule, reading))
    .sort((a, b) => a.start - b.start || a.end - b.end)
}
