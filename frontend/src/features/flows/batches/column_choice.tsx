import type { AskField } from '#app/flows/domain/graph/settings'
import { Select } from '#frontend/components/fields/select'
import { t } from '#frontend/lib/texts'

interface Props {
  fields: readonly AskField[]
  headers: readonly string[]
  /** By the names of the inputs. */
  columns: Record<string, string>
  /** By `columns.<name>`. */
  problems: Record<string, string>
  /** Whether nobody has chosen yet: what is missing is no mistake then. */
  areNew: boolean
  onChange: (columns: Record<string, string>) => void
}

/** Which column of a file goes into which input of a flow. */
export function ColumnChoice({ fields, headers, columns, problems, areNew, onChange }: Props) {
  const options = [
    { value: '', label: t('batches.start.noColumn') },
    ...headers.map((header) => ({ value: header, label: header })),
  ]
  const change = (name: string, header: string) => {
    const others = Object.entries(columns).filter(([other]) => other !== name)
    onChange(Object.fromEntries(header === '' ? others : [...others, [name, header]]))
  }
  if (fields.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{t('batches.start.columns')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, label, isRequired }) => (
          <Select
            key={name}
            label={isRequired ? label : t('batches.start.optional', { label })}
            value={columns[name] ?? ''}
            options={options}
            {...{ [areNew ? 'help' : 'error']: problems[`columns.${name}`] }}
            onChange={(header) => change(name, header)}
          />
        ))}
      </div>
    </fieldset>
  )
}
