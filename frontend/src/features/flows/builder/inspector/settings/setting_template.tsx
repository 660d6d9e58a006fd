import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { blankFields } from '#app/prompts/domain/blanks/blank_fields'
import { openPlaces } from '#app/prompts/domain/tryout/places'
import { ListSearch } from '#frontend/components/fields/list_search'
import { Select } from '#frontend/components/fields/select'
import { textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { ValueFields } from '#frontend/features/flows/builder/inspector/settings/value_fields'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { isAbsent } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { t } from '#frontend/lib/texts'

/** Which template of the library is filled in. A search narrows the choice, best match first. */
export function SettingTemplate({ setting, path, value, error }: SettingProps<'template'>) {
  const { set } = useStepForm()
  const [search, setSearch] = useState('')
  const { offered, hasMany } = useOfferedTemplates(search)
  const chosen = textIn(value)
  const { label, description, problem } = useChosenTemplate(chosen)
  const options = offered.map(({ id, title }) => ({ value: id, label: title }))
  return (
    <>
      {hasMany && (
        <ListSearch
          label={t('inspector.template.search')}
          placeholder={t('inspector.template.search')}
          search={search}
          onChange={(change) => setSearch(change.search.trim())}
        />
      )}
      <Select
        label={t(setting.label)}
        help={search !== '' && offered.length === 0 ? t('inspector.template.noMatch') : description}
        error={error ?? problem}
        value={chosen}
        options={
          offered.some(({ id }) => id === chosen) ? options : [{ value: chosen, label }, ...options]
        }
        onChange={(next) => set(path, next)}
      />
    </>
  )
}

/** As many as a list that nobody searches may have. */
const OFFERED_TEMPLATES = 100

function useOfferedTemplates(search: string) {
  const query = { limit: OFFERED_TEMPLATES }
  const { data: first } = useQuery(apiQuery('templates.index', { query }))
  const { data: found } = useQuery({
    ...apiQuery('templates.index', { query: search === '' ? query : { ...query, search } }),
    placeholderData: keepPreviousData,
  })
  return { offered: found ?? [], hasMany: first?.length === OFFERED_TEMPLATES }
}

function useChosenTemplate(id: string) {
  const { data, error } = useQuery(templateQuery(id))
  const isUnknown = id !== '' && isAbsent(error)
  return {
    label: id === '' ? t('inspector.choose') : (data?.title ?? id),
    description: data?.description,
    problem: isUnknown ? t('inspector.template.unknown') : undefined,
  }
}

/** None while no template is chosen. */
const templateQuery = (id: string) => ({
  ...apiQuery('templates.show', { params: { id } }),
  enabled: id !== '',
})

/** What the blanks and variables of the template stand for. */
export function SettingTemplateValues({ setting, path, value }: SettingProps<'template-values'>) {
  const { node } = useStepForm()
  const id = textIn(node.settings.templateId)
  const { data: template } = useQuery(templateQuery(id))
  if (!template) return <p className="text-sm text-muted">{t('inspector.template.first')}</p>
  const { content, variables } = template
  const fields = blankFields(content, openPlaces(content)).map(({ places, label, sentence }) => {
    const name = places[0].label
    const known = variables.find((variable) => variable.name === name)
    return { name, label: known?.label ?? label, help: known?.help ?? (sentence || undefined) }
  })
  return <ValueFields label={t(setting.label)} path={path} values={value} fields={fields} />
}
