import type { ApprovalEnd } from '#app/flows/domain/approvals'
import { Moment } from '#frontend/components/moment'
import type { Approval } from '#frontend/features/approvals/approvals_api'
import { t } from '#frontend/lib/texts'

interface Props {
  approval: Approval
  decision: ApprovalEnd
}

/** How it was decided, for whoever opens the link again. */
export function DecidedNotice({ approval: { decidedAt, reason }, decision }: Props) {
  return (
    <div role="status" className="mt-4 card p-4">
      <p className="font-medium">{t(`approvals.decided.${decision}`)}</p>
      <p className="mt-0.5 text-sm text-muted">
        {t(decision === 'expired' ? 'approvals.expiredText' : 'approvals.decidedText')}{' '}
        {decidedAt && <Moment at={decidedAt} text={(when) => t('approvals.decidedOn', { when })} />}
      </p>
      {reason && (
        <p className="mt-1 text-sm break-words">{t('approvals.reasonGiven', { reason })}</p>
      )}
    </div>
  )
}
