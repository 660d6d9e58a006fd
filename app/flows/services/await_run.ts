import { isFinal } from '#app/flows/domain/run'
import { watchRun } from '#app/flows/engine/run_signals'
import { findRun, type FoundRun } from '#app/flows/services/find_runs'

/** The run once it has ended or waits for a person, or as it is after some milliseconds. */
export async function awaitRun(
  userId: string,
  runId: string,
  milliseconds: number,
  signal: AbortSignal
): Promise<FoundRun> {
  let wake = () => {}
  const stop = await watchRun(runId, (isPaused) => isPaused && wake())
  const late = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)])
  const onLate = () => wake()
  late.addEventListener('abort', onLate)
  try {
    for (;;) {
      const changed = new Promise<void>((resolve) => (wake = resolve))
      const run = await findRun(userId, runId)
      if (isFinal(run.status) || run.status === 'waiting' || late.aborted) return run
      await changed
    }
  } finally {
    late.removeEventListener('abort', onLate)
    stop()
  }
}
