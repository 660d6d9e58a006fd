import { BlankField } from '#frontend/components/blanks/blank_field'
import type { usePlaces } from '#frontend/features/tryouts/use_places'
import { useFactShelf } from '#frontend/lib/facts/use_fact_shelf'
import { t } from '#frontend/lib/texts'

/** The values that both texts are tried with, and how many are still open. */
export function TryoutFields({ places }: { places: ReturnType<typeof usePlaces> }) {
  const { fields, keeper, answers, open } = places
  const facts = useFactShelf()
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="float-left mb-4 w-full font-semibold">{t('tryouts.toFill')}</legend>
      <div className="clear-both grid gap-x-6 gap-y-5 md:grid-cols-2">
        {fields.map((field) => (
          <BlankField
            key={field.key}
            field={field}
            answer={answers.get(field.key) ?? ''}
            facts={facts}
            onAnswer={(answer) => keeper.answer(field.key, answer)}
            onRest={() => keeper.rest()}
          />
        ))}
      </div>
      {open > 0 && (
        <p role="status" className="mt-4 text-sm text-muted">
          {t('tryouts.open', { count: open })}
        </p>
      )}
    </fieldset>
  )
}
