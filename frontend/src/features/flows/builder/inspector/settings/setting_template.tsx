import { blankFields } from '#app/prompts/domain/blanks/blank_fields'
import { openPlaces } from '#app/prompts/domain/tryout/places'
import { STARTERS } from '#app/templates/domain/starters'
import { Select } from '#frontend/components/fields/select'
import { textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { ValueFields } from '#frontend/features/flows/builder/inspector/settings/value_fields'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { t } from '#frontend/lib/texts'

/** Which template of the library is filled in. */
export function SettingTemplate({ setting, path, value, error }: SettingProps<'template'>) {
  const { set } = useStepForm()
  const chosen = textIn(value)
  const found = STARTERS.find(({ id }) => id === chosen)
  const unknown = { value: chosen, label: chosen || t('inspector.choose') }
  const known = STARTERS.map(({ id, title }) => ({ value: id, label: title }))
  return (
    <Select
      label={t(setting.label)}
      help={found?.description}
      error={error ?? (found || chosen === '' ? undefined : t('inspector.template.unknown'))}
      value={chosen}
      options={found ? known : [unknown, ...known]}
      onChange={(next) => set(path, next)}
    />
  )
}

/** What the blanks and variables of the template stand for. */
export function SettingTemplateValues({ setting, path, value }: SettingProps<'template-values'>) {
  const { node } = useStepForm()
  const template = STARTERS.find(({ id }) => id === node.settings.templateId)
  if (!template) return <p className="text-sm text-muted">{t('inspector.template.first')}</p>
  const { content } = template
  const fields = blankFields(content, openPlaces(content)).map(({ places, label, sentence }) => ({
    ...{ name: places[0].label, label, help: sentence || undefined },
  }))
  return <ValueFields label={t(setting.label)} path={path} values={value} fields={fields} />
}
