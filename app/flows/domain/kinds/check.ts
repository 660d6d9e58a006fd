import { isBlankText } from '#app/core/domain/blank_text'
import type { Fault } from '#app/flows/domain/values/check_value'
import {
  CONDITIONS_SCHEMA,
  conditionFaults,
  conditionTexts,
} from '#app/flows/domain/kinds/conditions'
import { defineKind, needed, opening } from '#app/flows/domain/kinds/node_kind'
import { nonEmpty, object, orNull, text, whole } from '#app/flows/domain/values/schema'
import { MAX_MODEL_LENGTH, MAX_WORDS } from '#app/flows/domain/graph/setting_limits'
import { CHECK_PORTS, type CheckSettings } from '#app/flows/domain/graph/settings'

const LABELS = { pass: 'Pass', fail: 'Fail' }

const asksModel = ({ criteria }: CheckSettings): boolean =>
  criteria !== null && !isBlankText(criteria)

function demandFaults(settings: CheckSettings): Fault[] {
  const { all, minWords, maxWords } = settings
  if (minWords !== null && maxWords !== null && minWords > maxWords)
    return [{ path: ['minWords'], sentence: 'The minimum is larger than the maximum.' }]
  const isEmpty = all.length === 0 && minWords === null && maxWords === null && !asksModel(settings)
  return isEmpty ? [{ path: ['criteria'], sentence: 'Say what the check demands.' }] : []
}

export const check = defineKind('check', {
  title: 'Check',
  help: 'A quality gate: the text passes or fails, by its length, by conditions, or by what you demand in your own words, which a model then judges. The flow continues at Pass or at Fail.',
  schema: object({
    text: text(),
    all: CONDITIONS_SCHEMA,
    minWords: orNull({ ...whole(0, MAX_WORDS), type: 'integer' }),
    maxWords: orNull({ ...whole(1, MAX_WORDS), type: 'integer' }),
    criteria: orNull({ ...text(), type: 'string' }),
    model: orNull({ ...nonEmpty(MAX_MODEL_LENGTH), type: 'string' }),
  }),
  defaults: { text: '', all: [], minWords: null, maxWords: null, criteria: null, model: null },
  ports: () => CHECK_PORTS.map((id) => ({ id, label: LABELS[id] })),
  texts: (settings) => [
    { path: ['text'], text: settings.text },
    ...conditionTexts(settings.all, ['all']),
  ],
  check: (settings) => [
    ...needed(settings.text, ['text'], 'Say which text is checked.'),
    ...conditionFaults(settings.all, ['all']),
    ...demandFaults(settings),
  ],
  summary: (settings) => opening(settings.criteria ?? '', 'Checks length and conditions'),
  usesModel: asksModel,
  canFail: true,
})
