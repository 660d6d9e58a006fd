import { nameKey } from '#app/flows/domain/graph/variables'
import { Select } from '#frontend/components/fields/select'
import { textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { t } from '#frontend/lib/texts'

/** Which of the steps inside a For each gives the result of each entry. */
export function SettingGather({ setting, path, value, error }: SettingProps<'gather'>) {
  const { graph, node, set } = useStepForm()
  const names = graph.nodes.filter(({ parent }) => parent === node.id).map(({ name }) => name)
  const gathered = textIn(value)
  const chosen = names.find((name) => nameKey(name) === nameKey(gathered)) ?? gathered
  const others = names.includes(chosen) ? names : [chosen, ...names]
  const isEmpty = names.length === 0
  return (
    <Select
      label={t(setting.label)}
      help={isEmpty ? t('inspector.forEach.noneInside') : undefined}
      error={isEmpty ? undefined : error}
      disabled={isEmpty}
      value={chosen}
      options={others.map((name) => ({ value: name, label: name || t('inspector.choose') }))}
      onChange={(next) => set(path, next)}
    />
  )
}
