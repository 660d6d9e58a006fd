import { subscribe } from '#app/core/signals/signals'
import { isFinal } from '#app/flows/domain/run'
import { RUNS_TOPIC } from '#app/flows/engine/carry_out'
import { findRun, type FoundRun } from '#app/flows/services/find_runs'

type Listener = () => void

const listeners = new Map<string, Set<Listener>>()
let subscription: Promise<unknown> | undefined

/** Calls back after each change of a run, and when changes may have been missed. @returns what ends that */
export async function watchRun(runId: string, onChange: Listener): Promise<() => void> {
  subscription ??= subscribe(RUNS_TOPIC, (message) => {
    const notified = message === null ? listeners.values() : [listeners.get(message) ?? []]
    for (const some of notified) for (const listener of some) listener()
  })
  await subscription
  const own = listeners.get(runId) ?? new Set()
  listeners.set(runId, own.add(onChange))
  return () => {
    own.delete(onChange)
    if (own.size === 0) listeners.delete(runId)
  }
}

/** The run once it has ended or waits for a person, or as it is after some milliseconds. */
export async function awaitRun(
  userId: string,
  runId: string,
  milliseconds: number,
  signal: AbortSignal
): Promise<FoundRun> {
  let wake = () => {}
  const stop = await watchRun(runId, () => wake())
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
