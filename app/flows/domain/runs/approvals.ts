import { firstExcerpt, shortExcerpt } from '#app/flows/domain/runs/input_excerpt'
import type { ApprovalSettings } from '#app/flows/domain/graph/settings'

export const DECISIONS = ['approved', 'rejected'] as const
export type Decision = (typeof DECISIONS)[number]
/** How an approval ends: by a person, or because nobody decided in time. */
export type ApprovalEnd = Decision | 'expired'
/** What became of an approval: how it ended, or that nobody is asked any more, as its run or step has ended. */
export type ApprovalOutcome = ApprovalEnd | 'withdrawn'

/** UTF-16 units. */
export const MAX_REASON_LENGTH = 2_000

/** What a person is asked, with all variables filled. */
export interface ApprovalRequest {
  question: string
  content: string
  mayEdit: boolean
  needsAccount: boolean
  /** Milliseconds since 1970. */
  expiresMs: number
  /** When the owner of the run is reminded, where nobody has decided; null where not at all. */
  remindsMs?: number | null
}

/** How what is to be approved begins, in a few words; empty where there is nothing to show. */
export const askedExcerpt = ({ content }: Pick<ApprovalRequest, 'content'>): string =>
  shortExcerpt(firstExcerpt([content]))

const HOUR_MS = 60 * 60_000

export const requestOf = (
  { question, content, mayEdit, needsAccount, expiresHours, reminderHours }: ApprovalSettings,
  fill: (text: string) => string,
  nowMs: number
): ApprovalRequest => ({
  ...{ question: fill(question), content: fill(content), mayEdit, needsAccount },
  expiresMs: nowMs + expiresHours * HOUR_MS,
  remindsMs: reminderHours === null ? null : nowMs + reminderHours * HOUR_MS,
})

/** The step of a run that waits for a person. */
export interface Asked {
  runId: string
  stepKey: string
}
