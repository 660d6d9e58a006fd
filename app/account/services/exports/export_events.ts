import { setTimeout as sleep } from 'node:timers/promises'
import { isUnderWay } from '#app/account/domain/exports'
import {
  EXPORTS_TOPIC,
  type ExportRow,
  findExport,
} from '#app/account/services/exports/export_rows'
import { subscribe } from '#app/core/signals/signals'
import { Changes } from '#app/flows/services/flows/changes'

/** Milliseconds between two events at least. */
const PAUSE_MS = 300

/** Sends the state of a file, and again after each change, until it is written or the reader has left. */
export async function sendExportEvents(
  { userId, id }: { userId: string; id: string },
  send: (row: ExportRow) => Promise<void>,
  signal: AbortSignal
): Promise<void> {
  const changes = new Changes(signal)
  const unsubscribe = await subscribe(EXPORTS_TOPIC, (message) => {
    if (message === null || message === id) changes.note()
  })
  try {
    while (!signal.aborted) {
      changes.begin()
      const row = await findExport(userId, id)
      await send(row)
      if (!isUnderWay(row.status)) return
      await changes.next()
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => {})
    }
  } finally {
    changes.stop()
    await unsubscribe()
  }
}
