import type { Ref } from 'react'
import { Link } from 'react-router'
import { approvalTitle } from '#frontend/features/flows/approvals/approval_title'
import type { Approval } from '#frontend/features/flows/approvals/approvals_api'
import { t } from '#frontend/lib/texts'

interface Props {
  approval: Approval
  heading: Ref<HTMLHeadingElement>
}

/** What is asked, or how it was decided, and who asks. */
export function ApprovalHead({ approval, heading }: Props) {
  const { runId, decision } = approval
  return (
    <>
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-serif text-[28px] leading-tight text-balance break-words"
      >
        {approvalTitle(approval)}
      </h1>
      <p className="mt-2 text-sm break-words text-muted">
        {sentenceOf(approval)}{' '}
        {runId && !decision && (
          <Link to={`/runs/${runId}`} className="text-link">
            {t('approvals.openRun')}
          </Link>
        )}
      </p>
    </>
  )
}

/** An approval contains the id of the run only for the owner of the run. */
function sentenceOf({ decision, runId, askedBy, flowTitle: title }: Approval): string {
  if (runId) return t(decision ? 'approvals.askedOwn' : 'approvals.asksOwn', { title })
  if (askedBy === null)
    return t(decision ? 'approvals.askedUnnamed' : 'approvals.asksUnnamed', { title })
  return t(decision ? 'approvals.asked' : 'approvals.asks', { name: askedBy, title })
}
