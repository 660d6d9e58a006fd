import { ApiException } from '#app/core/exceptions/api_exception'
import type { ApprovalOutcome } from '#app/flows/domain/runs/approvals'
import type { FinalStatus } from '#app/flows/domain/runs/run'
import type { FoundApproval } from '#app/flows/services/approvals/find_approval'

type Decided = Pick<
  FoundApproval,
  'decision' | 'decidedBy' | 'decidedMs' | 'reason' | 'isDecider' | 'runEnd'
>

/** 409, with what became of the approval: who decided what and when, or why nobody can decide any more. */
export function tooLate(found: Decided): ApiException {
  const { decision, decidedBy, decidedMs, reason, runEnd } = found
  const decidedAt = decidedMs === null ? null : new Date(decidedMs).toISOString()
  return new ApiException(
    409,
    'decided',
    `${sentenceOf(found, decidedAt)} Your decision does not count.`,
    {
      hint: 'What you wrote is not kept here.',
      decided: { decision, decidedBy, decidedAt, reason, runEnd },
    }
  )
}

function sentenceOf({ decision, decidedBy, isDecider, runEnd }: Decided, at: string | null) {
  const who = isDecider ? 'You' : (decidedBy ?? 'Someone with the link')
  const when = at === null ? '' : ` on ${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`
  return `${SENTENCES[decision ?? 'expired'](who, ENDS[runEnd ?? 'succeeded'])}${when}.`
}

const SENTENCES: Record<ApprovalOutcome, (who: string, end: string) => string> = {
  approved: (who) => `${who} approved this`,
  rejected: (who) => `${who} rejected this`,
  expired: () => 'The time to decide was over',
  withdrawn: (_, end) => end,
}

const ENDS: Record<FinalStatus, string> = {
  canceled: 'The run was canceled',
  failed: 'The run stopped with an error',
  succeeded: 'The run went on without this decision',
}
