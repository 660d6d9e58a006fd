import { isBlankText } from '#app/core/domain/blank_text'
import type { Fault, Path } from '#app/flows/domain/values/check_value'
import type { SettingText } from '#app/flows/domain/kinds/node_kind'
import { choice, list, object, text } from '#app/flows/domain/values/schema'
import { MAX_CONDITIONS } from '#app/flows/domain/graph/setting_limits'
import { TESTS, type Condition } from '#app/flows/domain/graph/settings'

export const CONDITIONS_SCHEMA = list(
  object({ value: text(), test: choice(TESTS), other: text() }),
  MAX_CONDITIONS
)

const ALONE: readonly string[] = ['is-empty', 'is-not-empty']

const WORDS: Record<Condition['test'], string> = {
  'is': 'is',
  'is-not': 'is not',
  'contains': 'contains',
  'contains-not': 'does not contain',
  'starts-with': 'starts with',
  'more-than': 'is more than',
  'less-than': 'is less than',
  'is-empty': 'is empty',
  'is-not-empty': 'is not empty',
}

export const conditionTexts = (conditions: Condition[], path: Path): SettingText[] =>
  conditions.flatMap(({ value, test, other }, at) => [
    { path: [...path, at, 'value'], text: value },
    ...(ALONE.includes(test) ? [] : [{ path: [...path, at, 'other'], text: other }]),
  ])

export const conditionFaults = (conditions: Condition[], path: Path): Fault[] =>
  conditions.flatMap(({ value, test, other }, at) => [
    ...(isBlankText(value)
      ? [{ path: [...path, at, 'value'], sentence: 'Say what the condition looks at.' }]
      : []),
    ...(isBlankText(other) && !ALONE.includes(test)
      ? [{ path: [...path, at, 'other'], sentence: 'Say what the condition compares with.' }]
      : []),
  ])

export const conditionText = ({ value, test, other }: Condition): string =>
  ALONE.includes(test) ? `${value} ${WORDS[test]}` : `${value} ${WORDS[test]} "${other}"`
