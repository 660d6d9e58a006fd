import type { Reading } from '#app/prompts/domain/reading/reading'
import { AUDIENCE_RULES } from '#app/prompts/domain/rules/audience'
import { CLARITY_RULES } from '#app/prompts/domain/rules/clarity'
import { CONSTRAINT_RULES } from '#app/prompts/domain/rules/constraints'
import { CONTEXT_RULES } from '#app/prompts/domain/rules/context'
import { DATED_HABIT_RULES } from '#app/prompts/domain/rules/dated_habits'
import { EXAMPLE_RULES } from '#app/prompts/domain/rules/examples'
import { FORMAT_RULES } from '#app/prompts/domain/rules/format'
import { GOAL_RULES } from '#app/prompts/domain/rules/goal'
import { HYGIENE_RULES } from '#app/prompts/domain/rules/hygiene'
import { LANGUAGE_RULES } from '#app/prompts/domain/rules/language'
import { LENGTH_RULES } from '#app/prompts/domain/rules/length'
import { OPEN_CHOICE_RULES } from '#app/prompts/domain/rules/open_choices'
import { ROLE_RULES } from '#app/prompts/domain/rules/role'
import { findingsOf, type Rule } from '#app/prompts/domain/rules/rule'
import { STEP_RULES } from '#app/prompts/domain/rules/steps'
import { TONE_RULES } from '#app/prompts/domain/rules/tone'
import { VARIABLE_RULES } from '#app/prompts/domain/rules/variables'
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
