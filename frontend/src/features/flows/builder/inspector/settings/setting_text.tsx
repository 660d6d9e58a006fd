import { Field } from '#frontend/components/fields/field'
import { TextArea } from '#frontend/components/fields/text_area'
import { textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import { placeOf } from '#frontend/features/flows/builder/inspector/problem_places'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { schemaAt, useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { useHeldLongText } from '#frontend/features/flows/builder/use_held_text'
import { t } from '#frontend/lib/texts'

/** One line of text without variables. */
export function SettingLine({ setting, path, value, error }: SettingProps<'line'>) {
  const { node, set } = useStepForm()
  return (
    <Field
      label={t(setting.label)}
      help={setting.help && t(setting.help)}
      error={error}
      value={textIn(value)}
      maxLength={schemaAt(node, path)?.maxLength}
      onChange={({ target }) => set(path, target.value, true)}
    />
  )
}

/** Several lines without variables. */
export function SettingArea({ setting, path, value, error }: SettingProps<'area'>) {
  const { node, set } = useStepForm()
  const { text, fault, change } = useHeldLongText({
    ...{ place: `${node.id} ${placeOf(path)}`, value: textIn(value) },
    most: schemaAt(node, path)?.maxLength,
    onChange: (next) => set(path, setting.isNullable && next === '' ? null : next, true),
  })
  return (
    <TextArea
      label={t(setting.label)}
      help={setting.help && t(setting.help)}
      error={fault ?? error}
      rows={2}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  )
}
