import { useQuery } from '@tanstack/react-query'
import { askFieldsOf } from '#app/flows/domain/runs/inputs'
import { Select } from '#frontend/components/fields/select'
import { Skeleton } from '#frontend/components/skeleton'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { ValueFields } from '#frontend/features/flows/builder/inspector/settings/value_fields'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { flowQuery } from '#frontend/features/flows/flows_api'
import { flowsQuery } from '#frontend/features/flows/my_flows/flow_lists'
import { t } from '#frontend/lib/texts'

/** Which other flow is run, by its name. */
export function SettingFlow({ setting, path, value, error }: SettingProps<'flow'>) {
  const { flow } = useBuilder()
  const { set } = useStepForm()
  const { data } = useQuery(flowsQuery)
  const chosen = textIn(value)
  const others = (data ?? []).filter(({ id }) => id !== flow.id)
  const options = others.map(({ id, title }) => ({ value: id, label: title }))
  const isKnown = others.some(({ id }) => id === chosen)
  const label = chosen === '' ? t('inspector.choose') : t('inspector.flow.unknown')
  const isEmpty = data !== undefined && others.length === 0 && chosen === ''
  return (
    <Select
      label={t(setting.label)}
      help={isEmpty ? t('inspector.flow.none') : undefined}
      error={isEmpty ? undefined : error}
      disabled={isEmpty}
      value={chosen}
      options={isKnown ? options : [{ value: chosen, label }, ...options]}
      onChange={(next) => set(path, next)}
    />
  )
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
