import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ApprovalHead } from '#frontend/features/flows/approvals/approval_head'
import {
  type Approval,
  isTooLate,
  useDecision,
} from '#frontend/features/flows/approvals/approvals_api'
import { DecidedApproval } from '#frontend/features/flows/approvals/decided_approval'
import { OpenApproval } from '#frontend/features/flows/approvals/open_approval'
import { useOwnWords } from '#frontend/features/flows/approvals/use_own_words'

interface Props {
  token: string
  approval: Approval
}

/** The owner of a run wants to see what it gives now. */
function useLeadToRun(runId: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (runId !== null) void navigate(`/runs/${runId}`)
  }, [runId, navigate])
}

/** The question, the text it is about, and the two answers, or how it was decided. */
export function ApprovalForm({ token, approval }: Props) {
  const { decision } = approval
  const decide = useDecision(token)
  const words = useOwnWords(token, approval)
  const heading = useRef<HTMLHeadingElement>(null)
  const late = isTooLate(decide.error) ? 'late' : null
  const answer = decide.isSuccess ? 'own' : late
  const isDecided = decision !== null
  const { release } = words
  useEffect(() => {
    if (isDecided) release()
  }, [isDecided, release])
  useEffect(() => {
    if (isDecided && answer) heading.current?.focus()
  }, [isDecided, answer])
  useLeadToRun(isDecided && answer === 'own' ? approval.runId : null)
  return (
    <article>
      <ApprovalHead approval={approval} heading={heading} />
      {decision ? (
        <DecidedApproval {...{ approval, decision, words, answer }} />
      ) : (
        <OpenApproval {...{ approval, decide, words }} />
      )}
    </article>
  )
}
