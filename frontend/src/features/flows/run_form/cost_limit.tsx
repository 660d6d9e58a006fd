import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '#frontend/components/fields/field'
import { type Answers, maxCostOf } from '#frontend/features/flows/run_form/use_execution'
import { t } from '#frontend/lib/texts'

/** What a run may spend on models at most. It is folded away, because few need it. */
export function CostLimit({ form: { register, formState } }: { form: UseFormReturn<Answers> }) {
  const error = formState.errors.maxCost?.message
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen || error !== undefined}
      // An error that opens it leaves it open.
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="text-sm"
    >
      <summary className="cursor-pointer rounded-control text-muted">
        {t('flows.form.limit')}
      </summary>
      <Field
        className="mt-3"
        label={t('flows.form.maxCost')}
        help={t('flows.form.maxCostHelp')}
        inputMode="decimal"
        error={error}
        {...register('maxCost', {
          validate: (text) => maxCostOf(text) !== null || t('flows.form.maxCostWrong'),
        })}
      />
    </details>
  )
}
