import type { Approval } from '#frontend/features/flows/approvals/approvals_api'
import { t } from '#frontend/lib/texts'

/** The question while it is open, then the decision in front of it. */
export function approvalTitle({ question, decision }: Approval): string {
  if (!decision) return question || t('approvals.heading')
  const word = t(`approvals.decided.${decision}`)
  return question ? t('approvals.headingDecided', { decision: word, question }) : word
}
