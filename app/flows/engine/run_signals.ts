import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Signal } from '#app/core/signals/read_signal'
import { publish, subscribe } from '#app/core/signals/signals'

const RUNS_TOPIC = 'runs'
/** Of a message about a run that is over or waits; other messages are the id of the run. */
const PAUSED = '.'

/** Signals that something of a run was stored, and whether it is over or waits now. */
export const signalRun = (
  trx: TransactionClientContract,
  runId: string,
  isPaused: boolean
): Promise<void> => publish(trx, RUNS_TOPIC, isPaused ? `${runId}${PAUSED}` : runId)

/** The signal for a change of a run that has neither ended nor started to wait. */
export const progressOf = (runId: string): Signal => [RUNS_TOPIC, runId]

type Listener = (isPaused: boolean) => void

const listeners = new Map<string, Set<Listener>>()
let subscription: Promise<unknown> | undefined

function notify(message: string | null): void {
  const isPaused = message === null || message.endsWith(PAUSED)
  const runId = message?.replace(PAUSED, '')
  const notified = runId === undefined ? listeners.values() : [listeners.get(runId) ?? []]
  for (const some of notified) for (const listener of some) listener(isPaused)
}

/** Calls back after each change of a run, and when changes may have been missed. @returns what ends that */
export async function watchRun(runId: string, onChange: Listener): Promise<() => void> {
  subscription ??= subscribe(RUNS_TOPIC, notify)
  await subscription
  const own = listeners.get(runId) ?? new Set()
  listeners.set(runId, own.add(onChange))
  return () => {
    own.delete(onChange)
    if (own.size === 0) listeners.delete(runId)
  }
}
