import { isFinal } from '#app/flows/domain/run'
import { watchRun } from '#app/flows/engine/run_signals'
import { findRun, type FoundRun } from '#app/flows/services/find_runs'
import { waitsForPerson } from '#app/flows/services/waits_for_person'

/** The run once it has ended or waits for a person, or as it is after some milliseconds. */
export async function awaitRun(
  userId: string,
  runId: string,
  milliseconds: number,
  signal: AbortSignal
): Promise<FoundRun> {
  let wake = () => {}
  let isLate = false
  const giveUp = () => {
    isLate = true
    wake()
  }
  const stop = await watchRun(runId, (isPaused) => isPaused && wake())
  // A timer that is cleared, since thousands of runs end long before it.
  const timer = setTimeout(giveUp, milliseconds)
  signal.addEventListener('abort', giveUp)
  try {
    for (;;) {
      const changed = new Promise<void>((resolve) => (wake = resolve))
      const run = await findRun(userId, runId)
      if (isFinal(run.status) || isLate || signal.aborted) return run
      if (run.status === 'waiting' && (await waitsForPerson(runId))) return run
      await changed
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
    stop()
  }
}
