import { useId } from 'react'
import { Checkbox } from '#frontend/components/fields/checkbox'
import { FieldNotes } from '#frontend/components/fields/field_notes'
import { Select } from '#frontend/components/fields/select'
import { textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { t } from '#frontend/lib/texts'

/** One of a few. */
export function SettingChoice({ setting, path, value, error }: SettingProps<'choice'>) {
  const { set } = useStepForm()
  return (
    <Select
      label={t(setting.label)}
      help={setting.help && t(setting.help)}
      error={error}
      // What an older step leaves open is the first of the options.
      value={value === undefined ? setting.options[0].value : textIn(value)}
      options={setting.options.map((option) => ({ value: option.value, label: t(option.label) }))}
      onChange={(next) => set(path, next)}
    />
  )
}

/** Any of a few, kept in the order in which they are offered. */
export function SettingSeveral({ setting, path, value, error }: SettingProps<'several'>) {
  const { set } = useStepForm()
  const id = useId()
  const chosen: unknown[] = Array.isArray(value) ? value : []
  const change = (one: string, isChosen: boolean) => {
    const values = setting.options.map((option) => option.value)
    set(
      path,
      values.filter((other) => (other === one ? isChosen : chosen.includes(other)))
    )
  }
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? `${id}-notes` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{t(setting.label)}</legend>
      {setting.options.map((option) => (
        <Checkbox
          key={option.value}
          label={t(option.label)}
          checked={chosen.includes(option.value)}
          onChange={(isChosen) => change(option.value, isChosen)}
        />
      ))}
      <FieldNotes id={id} help={setting.help && t(setting.help)} error={error} />
    </fieldset>
  )
}

export function SettingYesNo({ setting, path, value, error }: SettingProps<'yes-no'>) {
  const { set } = useStepForm()
  const id = useId()
  const help = setting.help && t(setting.help)
  return (
    <div className="grid gap-1">
      <Checkbox
        label={t(setting.label)}
        checked={value === true}
        onChange={(isChosen) => set(path, isChosen)}
        aria-describedby={help || error ? `${id}-notes` : undefined}
      />
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}
