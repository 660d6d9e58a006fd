import { DiffView } from '#frontend/components/compare/diff_view'
import type {
  Comparison,
  FieldDifference,
} from '#frontend/features/flows/builder/versions/comparison'
import { t } from '#frontend/lib/texts'

/** What changed, in sentences, and each changed field with an editor's marks. */
export function ComparisonDetails({ comparison }: { comparison: Comparison }) {
  const { sentences, fields } = comparison
  if (sentences.length === 0 && fields.length === 0)
    return (
      <p role="status" className="mt-4 text-sm text-muted">
        {t('flowVersions.comparison.same')}
      </p>
    )
  return (
    <>
      <ul className="mt-4 grid list-disc gap-1 pl-5 text-sm">
        {sentences.map((sentence) => (
          <li key={sentence} className="break-words">
            {sentence}
          </li>
        ))}
      </ul>
      {fields.length > 0 && (
        <>
          <h3 className="mt-5 text-sm font-medium">{t('flowVersions.comparison.fields')}</h3>
          <ul className="mt-2 grid gap-3">
            {fields.map((field) => (
              <Field key={field.key} field={field} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const Field = ({ field: { step, field, before, after } }: { field: FieldDifference }) => (
  <li className="rounded-control border border-line p-3">
    <p className="text-xs break-words text-muted">
      {step === ''
        ? t('flowVersions.comparison.plainField')
        : t('flowVersions.comparison.field', { step, field })}
    </p>
    <div
      role="region"
      tabIndex={0}
      aria-label={t('flowVersions.comparison.field', { step, field })}
      className="mt-1 max-h-60 overflow-y-auto text-sm *:text-sm!"
    >
      <DiffView before={before} after={after} />
    </div>
  </li>
)
