import { setTimeout as sleep } from 'node:timers/promises'
import { readFollowedNotices } from '#app/activity/services/read_notices'
import { subscribe } from '#app/core/signals/signals'
import { isBatchAtRest } from '#app/flows/domain/batches/batch'
import { BATCHES_TOPIC } from '#app/flows/engine/batches/batch_wake'
import { Changes } from '#app/flows/services/flows/changes'
import { findBatch, type FoundBatch } from '#app/flows/services/batches/find_batches'

/** Milliseconds between two events at least. */
const PAUSE_MS = 300

/** Sends the state of a batch, and again after each change, until the batch is at rest or the reader has left. */
export async function sendBatchEvents(
  { userId, id }: { userId: string; id: string },
  send: (batch: FoundBatch) => Promise<void>,
  signal: AbortSignal
): Promise<void> {
  const changes = new Changes(signal)
  const unsubscribe = await subscribe(BATCHES_TOPIC, (message) => {
    if (message === null || message === id) changes.note()
  })
  try {
    while (!signal.aborted) {
      changes.begin()
      const batch = await findBatch(userId, id)
      await send(batch)
      if (isBatchAtRest(batch)) {
        if (!signal.aborted) await readFollowedNotices({ batch_id: id })
        return
      }
      await changes.next()
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => {})
    }
  } finally {
    changes.stop()
    await unsubscribe()
  }
}
