import { ArrowRight } from 'lucide-react'
import type { ApprovalOutcome } from '#app/flows/domain/runs/approvals'
import { ButtonLink } from '#frontend/components/button'
import { Moment } from '#frontend/components/moment'
import type { Approval } from '#frontend/features/flows/approvals/approvals_api'
import { t } from '#frontend/lib/texts'

interface Props {
  approval: Approval
  decision: ApprovalOutcome
  /** Whether it was decided here a moment ago, or somebody else was faster. */
  answer: 'own' | 'late' | null
}

/** Who decided what and when, and what its owner does next. */
export function DecidedNotice({ approval, decision, answer }: Props) {
  const { decidedAt, reason, runId } = approval
  const isThanked = answer === 'own' && runId === null
  return (
    <div className="mt-4 card p-4">
      <div role="status">
        <p className="font-medium">{t(`approvals.decided.${decision}`)}</p>
        <p className="mt-0.5 text-sm break-words text-muted">
          {isThanked && `${t('approvals.decidedText')} `}
          {decision === 'expired' &&
            `${t(`approvals.expired.${approval.expiryEnds ?? 'goesOn'}`)} `}
          {decidedAt && (
            <Moment
              at={decidedAt}
              text={(when) =>
                t(`approvals.by.${voiceOf(approval, answer)}.${decision}`, factsOf(approval, when))
              }
            />
          )}
        </p>
        {reason && (
          <p className="mt-1 text-sm break-words whitespace-pre-wrap">
            {t('approvals.reasonGiven', { reason })}
          </p>
        )}
      </div>
      {runId && (
        <ButtonLink variant="primary" icon={ArrowRight} to={`/runs/${runId}`} className="mt-3">
          {t('approvals.openRun')}
        </ButtonLink>
      )}
    </div>
  )
}

type Answer = Props['answer']

/** Who speaks of the decision: whoever made it, whoever was too late with another one, or nobody of the two. */
function voiceOf({ isDecider }: Approval, answer: Answer) {
  if (answer === 'late') return isDecider ? 'ownLate' : 'late'
  return answer === 'own' || isDecider ? 'own' : 'other'
}

function factsOf({ decidedBy, runEnd }: Approval, when: string) {
  const who = decidedBy ?? t('approvals.somebody')
  const isStopped = runEnd === 'canceled' || runEnd === 'failed'
  const end = t(`approvals.runEnds.${isStopped ? runEnd : 'goesOn'}`)
  return { who, when, end }
}
