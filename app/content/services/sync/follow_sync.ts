import { isUnderWay } from '#app/content/domain/sync/sync_state'
import { requireSync, type SyncRow, SYNCS_TOPIC } from '#app/content/services/sync/sync_rows'
import { followChanges } from '#app/core/signals/follow_changes'
import { subscribe } from '#app/core/signals/signals'

/** Milliseconds between two events at least. */
const PAUSE_MS = 300
/** Signals of other processes do not arrive on SQLite. */
const LOOK_MS = 500

/** Sends a sync, and again after each change, until it has ended or the reader has left. */
export const followSync = (
  id: string,
  send: (row: SyncRow) => Promise<void>,
  signal: AbortSignal,
  pauseMs = PAUSE_MS
): Promise<void> =>
  followChanges({
    watch: (note) =>
      subscribe(SYNCS_TOPIC, (message) => {
        if (message === null || message === id) note()
      }),
    send: async () => {
      const row = await requireSync(id)
      await send(row)
      return isUnderWay(row.state)
    },
    ...{ signal, pauseMs },
  })

/** The sync once it has ended, or as it is when the signal is aborted. */
export async function awaitSync(id: string, signal: AbortSignal): Promise<SyncRow> {
  let last = await requireSync(id)
  while (isUnderWay(last.state) && !signal.aborted) {
    const look = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)])
    await followSync(id, async (row) => void (last = row), look, 0)
  }
  return last
}
