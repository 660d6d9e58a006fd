import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askFieldsOf } from '#app/flows/domain/runs/inputs'
import { ListSearch } from '#frontend/components/fields/list_search'
import { Select } from '#frontend/components/fields/select'
import { Skeleton } from '#frontend/components/skeleton'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { ValueFields } from '#frontend/features/flows/builder/inspector/settings/value_fields'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { flowQuery } from '#frontend/features/flows/flows_api'
import { listedFlowQuery } from '#frontend/features/flows/my_flows/flow_lists'
import { apiQuery } from '#frontend/lib/api_queries'
import { t } from '#frontend/lib/texts'

/** Which other flow is run, by its name. Where there are many, a search narrows the choice. */
export function SettingFlow({ setting, path, value, error }: SettingProps<'flow'>) {
  const { set } = useStepForm()
  const [search, setSearch] = useState('')
  const { others, hasNone, hasMany } = useOtherFlows(search)
  const chosen = textIn(value)
  const label = useChosenLabel(chosen)
  const options = others.map(({ id, title }) => ({ value: id, label: title }))
  const isOffered = others.some(({ id }) => id === chosen)
  const isEmpty = hasNone && chosen === ''
  const isUnmatched = search !== '' && others.length === 0
  return (
    <>
      {hasMany && (
        <ListSearch
          label={t('inspector.flow.search')}
          placeholder={t('inspector.flow.search')}
          search={search}
          onChange={(change) => setSearch(change.search.trim())}
        />
      )}
      <Select
        label={t(setting.label)}
        help={helpFor(isEmpty, isUnmatched)}
        error={isEmpty ? undefined : error}
        disabled={isEmpty}
        value={chosen}
        options={isOffered ? options : [{ value: chosen, label }, ...options]}
        onChange={(next) => set(path, next)}
      />
    </>
  )
}

function helpFor(isEmpty: boolean, isUnmatched: boolean): string | undefined {
  if (isEmpty) return t('inspector.flow.none')
  return isUnmatched ? t('inspector.flow.noMatch') : undefined
}

/** As many as a list that nobody searches may have. */
const OFFERED_FLOWS = 100

/** The first flows by name that match a search, without the one that is open. */
function useOtherFlows(search: string) {
  const { flow } = useBuilder()
  const query = { sort: 'name' as const, limit: OFFERED_FLOWS }
  const { data: first } = useQuery(apiQuery('flows.index', { query }))
  const { data: found } = useQuery({
    ...apiQuery('flows.index', { query: search === '' ? query : { ...query, search } }),
    placeholderData: keepPreviousData,
  })
  const isOther = ({ id }: { id: string }) => id !== flow.id
  return {
    others: (found ?? []).filter(isOther),
    hasNone: first?.some(isOther) === false,
    hasMany: first?.length === OFFERED_FLOWS,
  }
}

function useChosenLabel(id: string): string {
  const { data, isLoading } = useQuery({ ...listedFlowQuery(id), enabled: id !== '' })
  if (id === '') return t('inspector.choose')
  if (isLoading) return t('kit.loading')
  return data?.[0]?.title ?? t('inspector.flow.unknown')
}

/** What the other flow asks for. */
export function SettingFlowValues({ setting, path, value }: SettingProps<'flow-values'>) {
  const { node } = useStepForm()
  const flowId = textIn(node.settings.flowId)
  const { data, isLoading } = useQuery({ ...flowQuery(flowId), enabled: flowId !== '' })
  if (flowId === '') return <p className="text-sm text-muted">{t('inspector.flow.first')}</p>
  if (isLoading) return <Skeleton className="h-16 w-full" />
  const fields = data
    ? askFieldsOf(data.graph).map(({ name, label, help }) => ({ name, label, help }))
    : []
  if (fields.length === 0 && Object.keys(value ?? {}).length === 0)
    return <p className="text-sm text-muted">{t('inspector.flow.noFields')}</p>
  return <ValueFields label={t(setting.label)} path={path} values={value} fields={fields} />
}
