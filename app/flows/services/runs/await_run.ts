import { isFinal } from '#app/flows/domain/runs/run'
import { watchRun } from '#app/flows/engine/run_signals'
import { Changes } from '#app/core/signals/changes'
import { findRun, type FoundRun } from '#app/flows/services/runs/find_runs'
import { waitsForPerson } from '#app/flows/services/approvals/waits_for_person'

/** The run once it has ended or waits for a person, or as it is after some milliseconds. */
export async function awaitRun(
  userId: string,
  runId: string,
  milliseconds: number,
  signal: AbortSignal
): Promise<FoundRun> {
  const late = new AbortController()
  // A timer that is cleared, since thousands of runs end long before it.
  const timer = setTimeout(() => late.abort(), milliseconds)
  const over = AbortSignal.any([signal, late.signal])
  const changes = new Changes(over)
  const stop = await watchRun(runId, (isPaused) => isPaused && changes.note())
  try {
    for (;;) {
      changes.begin()
      const run = await findRun(userId, runId)
      if (isFinal(run.status) || over.aborted) return run
      if (run.status === 'waiting' && (await waitsForPerson(runId))) return run
      await changes.next()
    }
  } finally {
    clearTimeout(timer)
    changes.stop()
    stop()
  }
}
