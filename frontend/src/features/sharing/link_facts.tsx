import { Moment } from '#frontend/components/moment'
import type { ShareLink } from '#frontend/features/sharing/shares_api'
import { useDates } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'

export function LinkFacts({ link: { version, createdAt, expiresAt } }: { link: ShareLink }) {
  const { date } = useDates()
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-muted">
      <span>{t('shared.list.version', { version })}</span>
      <Moment at={createdAt} text={(when) => t('shared.list.made', { when })} />
      <span>
        {expiresAt === null ? t('shared.list.noExpiry') : expiry(expiresAt, date(expiresAt))}
      </span>
    </p>
  )
}

function expiry(expiresAt: string, when: string): string {
  const isOver = new Date(expiresAt) <= new Date()
  return t(isOver ? 'shared.list.expired' : 'shared.list.expires', { when })
}
