import { textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import { NameField } from '#frontend/features/flows/builder/inspector/settings/name_field'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { t } from '#frontend/lib/texts'

/** The name of a field of an Ask. */
export function SettingFieldName({ setting, path, value, error }: SettingProps<'field-name'>) {
  const { node, dispatch } = useStepForm()
  const field = Number(path.at(-2))
  const name = textIn(value)
  return (
    <NameField
      label={t(setting.label)}
      help={setting.help && t(setting.help, { name })}
      error={error}
      value={name}
      field={field}
      onRename={(next) =>
        dispatch({ type: 'rename-field', id: node.id, field, name: next }, `name ${field}`)
      }
    />
  )
}
