import { COLUMN_ROLES, type Mapping, withRole } from '#app/prompts/domain/importing/columns'
import { Select } from '#frontend/components/fields/select'
import type { OpenedImport } from '#frontend/features/importing/import_session'
import { t } from '#frontend/lib/texts'

interface Props {
  columns: OpenedImport['columns']
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

const SAMPLE_LENGTH = 80

/** What each column holds, as far as it was recognized, to be changed by hand. */
export function ColumnRoles({ columns, mapping, onChange }: Props) {
  return (
    <section aria-labelledby="import-columns">
      <h2 id="import-columns" className="text-lg font-semibold">
        {t('importing.columns.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('importing.columns.lead')}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ name, sample }, at) => (
          <Select
            key={at}
            label={t('importing.columns.role', { name })}
            help={
              sample === ''
                ? t('importing.columns.noSample')
                : t('importing.columns.sample', { sample: shortened(sample) })
            }
            value={mapping[at]}
            onChange={(role) => onChange(withRole(mapping, at, role))}
            options={COLUMN_ROLES.map((value) => ({
              value,
              label: t(`importing.columns.roles.${value}`),
            }))}
          />
        ))}
      </div>
    </section>
  )
}

const shortened = (sample: string) =>
  sample.length > SAMPLE_LENGTH ? `${sample.slice(0, SAMPLE_LENGTH).toWellFormed()}…` : sample
