import { CalendarX } from 'lucide-react'
import { Button } from '#frontend/components/button'
import type { Person } from '#frontend/lib/session/person'
import { useKeepAccount } from '#frontend/lib/session/use_keep_account'
import { useDates } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'

/** Says on every screen that the account is going to be deleted, with the way to keep it. */
export function DeletionBanner({ person: { deletionDueAt } }: { person: Person }) {
  const { date } = useDates()
  const { keep, isBusy } = useKeepAccount()
  if (!deletionDueAt) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-warning-soft px-4 py-2 text-sm text-warning sm:px-8"
    >
      <CalendarX aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">
        {t('common.frame.deletionDue', { when: date(deletionDueAt) })}
      </p>
      <Button size="sm" isBusy={isBusy} onClick={keep}>
        {t('common.frame.keepAccount')}
      </Button>
    </div>
  )
}
