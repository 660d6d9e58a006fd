import db from '@adonisjs/lucid/services/db'
import { subscribe } from '#app/core/signals/signals'

/** Signals that a run was canceled; the message is its id. */
export const CANCELED_TOPIC = 'canceled_runs'

/** What stops the work on the runs that this process carries out. */
const stops = new Map<string, () => void>()
let subscription: Promise<unknown> | undefined

/**
 * Calls `stop` as soon as a run is canceled, in whichever process. A lost signal only costs time: the next checkpoint
 * finds out.
 * @returns what ends this
 */
export async function stopWhenCanceled(runId: string, stop: () => void): Promise<() => void> {
  stops.set(runId, stop)
  subscription ??= subscribe(CANCELED_TOPIC, (message) => {
    if (message === null) void stopAllCanceled()
    else stops.get(message)?.()
  })
  // Without signals a run still ends at its next checkpoint.
  await subscription.catch(() => (subscription = undefined))
  return () => {
    if (stops.get(runId) === stop) stops.delete(runId)
  }
}

/** Looks at all runs again, because signals may have been lost. */
async function stopAllCanceled(): Promise<void> {
  const running = [...stops.keys()]
  const canceled: { id: string }[] = await db
    .from('runs')
    .whereIn('id', running)
    .where('status', 'canceled')
    .select('id')
    .catch(() => [])
  for (const { id } of canceled) stops.get(id)?.()
}
