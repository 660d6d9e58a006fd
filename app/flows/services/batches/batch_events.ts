import { readFollowedNotices } from '#app/activity/services/read_notices'
import { followChanges } from '#app/core/signals/follow_changes'
import { subscribe } from '#app/core/signals/signals'
import { isBatchAtRest } from '#app/flows/domain/batches/batch'
import { BATCHES_TOPIC } from '#app/flows/engine/batches/batch_wake'
import { findBatch, type FoundBatch } from '#app/flows/services/batches/find_batches'

/** Milliseconds between two events at least. */
const PAUSE_MS = 300

/** Sends the state of a batch, and again after each change, until the batch is at rest or the reader has left. */
export const sendBatchEvents = (
  { userId, id }: { userId: string; id: string },
  send: (batch: FoundBatch) => Promise<void>,
  signal: AbortSignal
): Promise<void> =>
  followChanges({
    watch: (note) =>
      subscribe(BATCHES_TOPIC, (message) => {
        if (message === null || message === id) note()
      }),
    send: async () => {
      const batch = await findBatch(userId, id)
      await send(batch)
      if (!isBatchAtRest(batch)) return true
      if (!signal.aborted) await readFollowedNotices({ user_id: userId, batch_id: id })
      return false
    },
    ...{ signal, pauseMs: PAUSE_MS },
  })
