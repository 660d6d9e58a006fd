import { NumberField } from '#frontend/features/flows/builder/inspector/settings/number_field'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { schemaAt, useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { t } from '#frontend/lib/texts'

export function SettingNumber({ setting, path, value, error }: SettingProps<'number'>) {
  const { node, set } = useStepForm()
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schemaAt(node, path) ?? {}
  return (
    <NumberField
      label={t(setting.label)}
      help={setting.help && t(setting.help)}
      error={error}
      value={typeof value === 'number' ? value : null}
      min={minimum}
      max={maximum}
      isNullable={setting.isNullable}
      onChange={(next) => set(path, next, true)}
    />
  )
}
