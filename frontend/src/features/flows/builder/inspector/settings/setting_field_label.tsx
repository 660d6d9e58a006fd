import { useRef } from 'react'
import { nameFaultOf } from '#app/flows/domain/checks/name_fault'
import { Field } from '#frontend/components/fields/field'
import { textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import { placeOf } from '#frontend/features/flows/builder/inspector/problem_places'
import {
  answerName,
  followsQuestion,
} from '#frontend/features/flows/builder/inspector/settings/answer_name'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { schemaAt, useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { t } from '#frontend/lib/texts'

/** The question of a field of an Ask. When it loses the focus, a name that repeats the old question is updated. */
export function SettingFieldLabel({ setting, path, value, error }: SettingProps<'field-label'>) {
  const { node, set } = useStepForm()
  const question = textIn(value)
  const before = useRef(question)
  const rename = useRename(Number(path.at(-2)), placeOf(path))
  return (
    <Field
      label={t(setting.label)}
      help={setting.help && t(setting.help)}
      error={error}
      value={question}
      maxLength={schemaAt(node, path)?.maxLength}
      onChange={({ target }) => set(path, target.value, true)}
      onFocus={() => (before.current = question)}
      onBlur={() => rename(before.current, question)}
    />
  )
}

/** Gives the answer the name of its new question where it had that of the one before. Undone together with the typing. */
function useRename(field: number, typing: string) {
  const { graph, node, dispatch } = useStepForm()
  const { id, settings } = node
  return (before: string, after: string) => {
    const { name } = (settings.fields as { name: unknown }[])[field]
    const next = answerName(after)
    if (before === after || next === '' || !followsQuestion(textIn(name), before)) return
    if (nameFaultOf(graph, { nodeId: id, field }, next) === null)
      dispatch({ type: 'rename-field', id, field, name: next }, typing)
  }
}
