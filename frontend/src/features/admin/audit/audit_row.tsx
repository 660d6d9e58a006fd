import { Badge } from '#frontend/components/badge'
import { displayName } from '#frontend/components/display_name'
import { Moment } from '#frontend/components/moment'
import {
  actionWords,
  actorWords,
  type AuditEntry,
  detailWords,
} from '#frontend/features/admin/audit/audit_words'
import { t } from '#frontend/lib/texts'

const TONES = {
  ...({ begun: 'warning', done: 'success', repeated: 'plain' } as const),
  ...({ refused: 'warning', failed: 'danger' } as const),
}

export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { outcome, subject, person, details, at } = entry
  const what = person ? displayName(person) : (subject?.label ?? subject?.id)
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-72">
        <p className="break-words">
          <span className="font-medium">{actionWords(entry)}</span>
          {what && <span>{`: ${what}`}</span>}
        </p>
        {details && <p className="break-words text-muted">{detailWords(details)}</p>}
        <p className="text-xs text-muted">
          {actorWords(entry)}, <Moment at={at} />
        </p>
      </div>
      <Badge tone={TONES[outcome]}>{t(`audit.outcomes.${outcome}`)}</Badge>
    </li>
  )
}
