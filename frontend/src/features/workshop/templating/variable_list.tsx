import { VariableItem } from '#frontend/features/workshop/templating/variable_item'
import type { TemplatingWork } from '#frontend/features/workshop/templating/use_templating'
import { t } from '#frontend/lib/texts'

interface Props {
  work: TemplatingWork
  found: NonNullable<TemplatingWork['found']>
}

/** What may change from one use to the next: take it or leave it, and give it a name. */
export function VariableList({ work, found: { rows } }: Props) {
  return (
    <section aria-labelledby="variables-title">
      <h2 id="variables-title" className="text-lg font-semibold">
        {t('workshop.templates.variables', { count: rows.length })}
      </h2>
      <p className="mt-1 text-sm text-muted">
        {t(rows.length > 0 ? 'workshop.templates.variablesLead' : 'workshop.templates.noVariables')}
      </p>
      <ul className="mt-3 grid grid-cols-1 gap-3">
        {rows.map((row, at) => (
          <li key={`${row.proposal.kind} ${row.proposal.places[0].start}`}>
            <VariableItem
              row={row}
              problem={work.made?.problems[at] ?? null}
              onChange={(part) => work.change(at, part)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
