import { VARIABLE_TYPES } from '#app/prompts/domain/templating/types'
import type { NameProblem } from '#app/prompts/domain/templating/variable_names'
import { Checkbox } from '#frontend/components/fields/checkbox'
import { Field } from '#frontend/components/fields/field'
import { Select } from '#frontend/components/fields/select'
import type { VariableRow } from '#frontend/features/workshop/templating/template_rows'
import { t } from '#frontend/lib/texts'

interface Props {
  row: VariableRow
  problem: NameProblem | null
  onChange: (part: Partial<VariableRow>) => void
}

const types = () =>
  VARIABLE_TYPES.map((value) => ({ value, label: t(`workshop.templates.types.${value}`) }))

/** One proposed variable with the words that it stands for. */
export function VariableItem({ row, problem, onChange }: Props) {
  const { proposal, isAccepted, name, type, options } = row
  const { value, kind, places } = proposal
  return (
    <div role="group" aria-label={value} className="card p-4">
      <div className="flex items-start gap-3">
        <Checkbox
          label={t('workshop.templates.accept', { value })}
          isLabelHidden
          checked={isAccepted}
          onChange={(next) => onChange({ isAccepted: next })}
        />
        <div className="min-w-0 flex-1">
          <p className="line-clamp-3 break-words whitespace-pre-wrap">{value}</p>
          <p className="mt-0.5 text-xs text-muted">
            {t(`workshop.templates.kinds.${kind}`)}
            {places.length > 1 && ` · ${t('workshop.templates.places', { count: places.length })}`}
          </p>
        </div>
      </div>
      {isAccepted && (
        <div className="mt-3 grid grid-cols-2 gap-3">
          <Field
            label={t('workshop.templates.name')}
            value={name}
            onChange={(event) => onChange({ name: event.target.value })}
            error={problem ? t(`workshop.templates.problems.${problem}`) : undefined}
            spellCheck={false}
            autoCapitalize="none"
          />
          <Select
            className="min-w-0!"
            label={t('workshop.templates.type')}
            value={type}
            onChange={(next) => onChange({ type: next })}
            options={types()}
          />
          {type === 'choice' && (
            <Field
              className="col-span-2"
              label={t('workshop.templates.options')}
              help={t('workshop.templates.optionsHelp')}
              value={options.join(', ')}
              onChange={(event) => onChange({ options: event.target.value.split(/, ?/) })}
            />
          )}
        </div>
      )}
    </div>
  )
}
