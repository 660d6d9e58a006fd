import type { RunStatus, Stop } from '#app/flows/domain/runs/run'

const SENTENCES: Record<RunStatus, string> = {
  queued: 'Queued.',
  running: 'Running.',
  waiting: 'Waiting for a decision.',
  succeeded: 'Succeeded.',
  failed: 'Failed.',
  canceled: 'Canceled.',
}

const STOPS: Record<Stop, string> = {
  'rejected': 'Rejected, so that it gave no result.',
  'expired': 'Nobody decided in time, so that it gave no result.',
  'dead-end': 'Ended without a result.',
}

/**
 * How a run stands, in words.
 * @param stop what ended it without a result, or null
 * @param reason a sentence that says why it failed, or what it left out although it succeeded; or null
 */
export function runSentence(status: RunStatus, stop: Stop | null, reason: string | null): string {
  const sentence = stop ? STOPS[stop] : SENTENCES[status]
  return reason === null ? sentence : `${sentence} ${reason}`
}
