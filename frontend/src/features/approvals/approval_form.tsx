import { useEffect, useRef } from 'react'
import { ApprovalHead } from '#frontend/features/approvals/approval_head'
import { type Approval, isTooLate, useDecision } from '#frontend/features/approvals/approvals_api'
import { DecidedApproval } from '#frontend/features/approvals/decided_approval'
import { OpenApproval } from '#frontend/features/approvals/open_approval'
import { useOwnWords } from '#frontend/features/approvals/use_own_words'

interface Props {
  token: string
  approval: Approval
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
