import { Select } from '#frontend/components/fields/select'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { t } from '#frontend/lib/texts'
import { modelName, useModels } from '#frontend/lib/use_models'

const USUAL = ''

/** Which model answers: the default of the person who runs the flow, or a certain one. */
export function SettingModel({ setting, path, value, error }: SettingProps<'model'>) {
  const { set } = useStepForm()
  const { choices } = useModels()
  const chosen = typeof value === 'string' ? value : USUAL
  const options = [
    { value: USUAL, label: t('inspector.model.usual') },
    ...choices.map((choice) => ({ value: choice.id, label: modelName(choice) })),
  ]
  const isKnown = options.some((option) => option.value === chosen)
  const gone = { value: chosen, label: t('inspector.model.unknown', { model: chosen }) }
  return (
    <Select
      label={t(setting.label)}
      help={setting.help && t(setting.help)}
      error={error}
      value={chosen}
      options={isKnown ? options : [...options, gone]}
      onChange={(next) => set(path, next === USUAL ? null : next)}
    />
  )
}
