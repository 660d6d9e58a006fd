import { X } from 'lucide-react'
import { Button } from '#frontend/components/button'
import type { SettingPath, Values } from '#frontend/features/flows/builder/inspector/forms/setting'
import { textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import { ownSentence } from '#frontend/features/flows/builder/inspector/problem_places'
import { Repairs } from '#frontend/features/flows/builder/inspector/settings/repairs'
import { useProblemsAt, useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { VariableField } from '#frontend/features/flows/builder/inspector/variables/variable_field'
import { t } from '#frontend/lib/texts'

export interface ValueField {
  name: string
  label: string
  help?: string
}

interface Props {
  label: string
  path: SettingPath
  values: unknown
  /** What is asked for. Values for anything else can only be removed. */
  fields: readonly ValueField[]
}

/** A text with variables for each name that something asks for. */
export function ValueFields({ label, path, values, fields }: Props) {
  const { set } = useStepForm()
  const given = (values ?? {}) as Values
  const asked = new Set(fields.map(({ name }) => name))
  const unused = Object.keys(given).filter((name) => !asked.has(name))
  const remove = (name: string) =>
    set(path, Object.fromEntries(Object.entries(given).filter(([one]) => one !== name)))
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      {fields.map((field) => (
        <OneValue
          key={field.name}
          field={field}
          path={[...path, field.name]}
          value={textIn(given[field.name])}
        />
      ))}
      {unused.map((name) => (
        <p
          key={name}
          className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted"
        >
          {t('inspector.values.unused', { name })}
          <Button size="sm" variant="ghost" icon={X} onClick={() => remove(name)}>
            {t('inspector.values.remove', { name })}
          </Button>
        </p>
      ))}
    </fieldset>
  )
}

function OneValue({ field, path, value }: { field: ValueField; path: SettingPath; value: string }) {
  const { node } = useStepForm()
  const problems = useProblemsAt(path)
  const error = problems.map((problem) => ownSentence(problem, node.name)).join(' ')
  return (
    <div className="grid gap-2">
      <VariableField
        size="line"
        path={path}
        value={value}
        label={field.label}
        help={field.help}
        error={error || undefined}
      />
      <Repairs problems={problems} />
    </div>
  )
}
