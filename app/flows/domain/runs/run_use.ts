/** What the runs of a person take up, and how those of the last hour ended. Runs inside other runs count with these. */
export interface RunUse {
  /** Of the steps, events, inputs and results of all of them. */
  storedBytes: number
  /** Runs that work or wait for their turn. */
  atWork: number
  /** Runs of the last hour that failed because of their own flow or were stopped, and so cost nothing. */
  failed: number
  succeeded: number
  /** When the first of those failed, in milliseconds since 1970; null where none did. */
  firstFailureMs: number | null
}

/** Of one person. Older runs are removed before this is reached. */
export const MAX_STORED_BYTES = 1_000_000_000
/** From here on, the oldest runs of a person are removed. */
export const FULL_STORE_BYTES = 500_000_000
/** So much is left after that. */
export const TRIMMED_STORE_BYTES = 400_000_000
/** Days for which a run is kept. */
export const KEPT_RUN_DAYS = 30
/** Of one person, besides those that wait for a person or for another run. */
export const MAX_RUNS_AT_WORK = 200
/** So many runs of a person may fail in an hour, besides as many as succeed: each works without costing a credit. */
export const MAX_FREE_FAILURES = 30
export const FAILURE_WINDOW_MS = 60 * 60_000

export interface RunRefusal {
  error: 'storage_full' | 'too_many_runs' | 'too_many_failures'
  reason: string
  hint: string
  /** Milliseconds after which a run may start, where that is known. */
  retryAfterMs: number | null
}

/** Why a person may not start a run now; null where they may. */
export function runRefusal(use: RunUse, nowMs: number): RunRefusal | null {
  const { storedBytes, atWork, failed, succeeded, firstFailureMs } = use
  if (storedBytes >= MAX_STORED_BYTES)
    return {
      error: 'storage_full',
      reason: `Your runs take up ${written(storedBytes / 1e6)} MB, and Hone keeps up to ${written(MAX_STORED_BYTES / 1e6)} MB.`,
      hint: 'The oldest runs are being removed. If this stays, unpin steps or stop runs that wait.',
      retryAfterMs: null,
    }
  if (atWork >= MAX_RUNS_AT_WORK)
    return {
      error: 'too_many_runs',
      reason: `${written(atWork)} of your runs are at work.`,
      hint: 'Start the next one when some of them have ended.',
      retryAfterMs: null,
    }
  if (failed - succeeded < MAX_FREE_FAILURES) return null
  const retryAfterMs = (firstFailureMs ?? nowMs) + FAILURE_WINDOW_MS - nowMs
  return {
    error: 'too_many_failures',
    reason: `No new runs for about ${inMinutes(retryAfterMs)}: ${written(failed)} of your runs failed or were stopped in the last hour, and such runs cost nothing.`,
    hint: 'Until then, see why they failed and correct the flow.',
    retryAfterMs,
  }
}

function inMinutes(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  return `${written(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`
}

const written = (count: number): string => Math.round(count).toLocaleString('en-US')
