import { setTimeout as sleep } from 'node:timers/promises'
import { readNoticesOf } from '#app/activity/services/read_notices'
import { subscribe } from '#app/core/signals/signals'
import { isBatchAtRest } from '#app/flows/domain/batch'
import { BATCHES_TOPIC } from '#app/flows/engine/batch_wake'
import { findBatch, type FoundBatch } from '#app/flows/services/find_batches'

/** Milliseconds between two events at least. */
const PAUSE_MS = 300

/** Sends how a batch stands, and again whenever that has changed, until nothing happens any more or nobody listens. */
export async function sendBatchEvents(
  { userId, id }: { userId: string; id: string },
  send: (batch: FoundBatch) => Promise<void>,
  signal: AbortSignal
): Promise<void> {
  let wake = () => {}
  const unsubscribe = await subscribe(BATCHES_TOPIC, (message) => {
    if (message === null || message === id) wake()
  })
  const onAbort = () => wake()
  signal.addEventListener('abort', onAbort)
  try {
    while (!signal.aborted) {
      const changed = new Promise<void>((resolve) => (wake = resolve))
      const batch = await findBatch(userId, id)
      await send(batch)
      if (isBatchAtRest(batch)) {
        if (!signal.aborted) await readNoticesOf({ batch_id: id })
        return
      }
      if (!signal.aborted) await changed
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => {})
    }
  } finally {
    signal.removeEventListener('abort', onAbort)
    await unsubscribe()
  }
}
