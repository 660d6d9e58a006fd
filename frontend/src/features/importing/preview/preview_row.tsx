import { Badge } from '#frontend/components/badge'
import type { RowView } from '#frontend/features/importing/import_session'
import { placeOf } from '#frontend/features/importing/preview/place_of'
import { t } from '#frontend/lib/texts'

/** One row: where it stands, what it would become, and what keeps it out. */
export function PreviewRow({ row }: { row: RowView }) {
  const { title, excerpt, tags, state, changes } = row
  const reason = reasonFor(row)
  const details = [
    ...(reason ? [reason] : []),
    ...changes.map((change) => t(`importing.row.changes.${change}`)),
    ...row.variables.map(variableWords),
  ]
  return (
    <li className="grid gap-1 p-3 sm:p-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={state === 'ready' ? 'success' : 'warning'}>
          {t(`importing.row.states.${state}`)}
        </Badge>
        <span className="min-w-0 text-xs break-all text-muted">{placeOf(row)}</span>
      </div>
      <p className="font-medium break-words">
        <bdi>{title}</bdi>
      </p>
      {excerpt !== '' && (
        <p className="line-clamp-2 text-sm break-words text-muted">
          <bdi>{excerpt}</bdi>
        </p>
      )}
      {tags.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
      )}
      {details.map((detail) => (
        <p key={detail} className="text-sm break-words">
          {detail}
        </p>
      ))}
    </li>
  )
}

function reasonFor({ state, length, sameAs, savedAs }: RowView): string | null {
  if (state === 'ready') return null
  return t(`importing.row.reasons.${state}`, {
    length: length.toLocaleString(),
    place: sameAs ? placeOf(sameAs) : '',
    title: savedAs?.title ?? '',
  })
}

const variableWords = ({ written, name, preset }: RowView['variables'][number]): string =>
  preset === null
    ? t('importing.row.variable', { written, name: `{{${name}}}` })
    : t('importing.row.preset', { written, name: `{{${name}}}`, preset })
