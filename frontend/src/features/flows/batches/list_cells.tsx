import type { AskField } from '#app/flows/domain/graph/settings'
import {
  entriesOf,
  otherSeparators,
  type Separator,
  type Separators,
} from '#app/flows/domain/values/entries'
import type { BatchPreview } from '#frontend/features/flows/batches/batches_api'
import { SeparatorChoice } from '#frontend/features/flows/run_form/separator_choice'
import { t } from '#frontend/lib/texts'

interface Props {
  fields: readonly AskField[]
  preview: BatchPreview
  separators: Separators
  onChange: (separators: Separators) => void
}

/** How cells with lists are read, for each list of which a cell can be read in several ways. */
export function ListCells({ fields, preview, separators, onChange }: Props) {
  const lists = fields.flatMap(({ type, name, label }) => {
    const found = type === 'list' ? cellOfSeveralLines(preview, name) : null
    return found ? [{ ...found, name, label }] : []
  })
  return lists.map(({ name, label, row, cell, options }) => {
    const separator = separators[name] ?? 'line'
    const { length: count } = entriesOf(cell, separator)
    return (
      <div key={name} className="grid gap-2 text-sm">
        <p role="status">{t('batches.start.listRead', { label, row, count })}</p>
        <SeparatorChoice
          {...{ label, separator }}
          options={options.map((one) => ({ separator: one, items: entriesOf(cell, one).length }))}
          onChange={(chosen) => onChange({ ...separators, [name]: chosen })}
        />
      </div>
    )
  })
}

/** The first cell of a list that can be read in several ways; null where none can. */
function cellOfSeveralLines({ headers, columns, rows }: BatchPreview, name: string) {
  const at = headers.indexOf(columns[name])
  for (const { row, cells } of rows) {
    const others = otherSeparators(cells[at] ?? '')
    const options: Separator[] = ['line', ...others]
    if (others.length > 0) return { row, cell: cells[at], options }
  }
  return null
}
