import { TriangleAlert } from 'lucide-react'
import type { Billing } from '#frontend/features/account/subscription/billing_api'
import { useDates } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'

/** Why the person has no Pro plan any more although they did not cancel it, and what they can do. */
export function PlanEnded({ reason, endedAt }: NonNullable<Billing['ended']>) {
  const { date } = useDates()
  return (
    <div className="rounded-control bg-warning-soft px-4 py-3">
      <p className="flex items-center gap-1.5 font-medium">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warning" />
        {t('account.billing.ended.title')}
      </p>
      <p className="mt-1">
        {endedAt && `${t('account.billing.ended.when', { when: date(endedAt) })} `}
        {t(`account.billing.ended.${reason}`)}
      </p>
    </div>
  )
}
