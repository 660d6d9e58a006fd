import type { ApprovalOutcome } from '#app/flows/domain/runs/approvals'
import { ApprovalContent } from '#frontend/features/flows/approvals/approval_content'
import type { Approval } from '#frontend/features/flows/approvals/approvals_api'
import { DecidedNotice } from '#frontend/features/flows/approvals/decided_notice'
import { UnusedWords } from '#frontend/features/flows/approvals/unused_words'
import type { OwnWords } from '#frontend/features/flows/approvals/use_own_words'
import { t } from '#frontend/lib/texts'

interface Props {
  approval: Approval
  decision: ApprovalOutcome
  words: OwnWords
  /** Whether it was decided here a moment ago, or somebody else was faster. */
  answer: 'own' | 'late' | null
}

/** How it was decided. Who was not the first to decide keeps what they wrote in sight. */
export function DecidedApproval({ approval, decision, words, answer }: Props) {
  const [text, reason] = answer === 'own' ? ['', ''] : [words.changed, words.reason]
  const isUnused = text !== '' || reason !== ''
  const known = answer ?? (isUnused ? 'late' : null)
  return (
    <>
      <DecidedNotice {...{ approval, decision }} answer={known} />
      {text !== '' && <UnusedWords kind="text" text={text} />}
      {reason !== '' && <UnusedWords kind="reason" text={reason} />}
      {decision !== 'withdrawn' && (
        <>
          {isUnused && (
            <h2 className="mt-8 font-semibold">{t(`approvals.decidedContent.${decision}`)}</h2>
          )}
          <ApprovalContent text={approval.content} />
        </>
      )}
    </>
  )
}
