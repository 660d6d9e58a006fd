import { isUnderWay } from '#app/account/domain/exports'
import {
  EXPORTS_TOPIC,
  type ExportRow,
  findExport,
} from '#app/account/services/exports/export_rows'
import { followChanges } from '#app/core/signals/follow_changes'
import { subscribe } from '#app/core/signals/signals'

/** Milliseconds between two events at least. */
const PAUSE_MS = 300

/** Sends the state of a file, and again after each change, until it is written or the reader has left. */
export const sendExportEvents = (
  { userId, id }: { userId: string; id: string },
  send: (row: ExportRow) => Promise<void>,
  signal: AbortSignal
): Promise<void> =>
  followChanges({
    watch: (note) =>
      subscribe(EXPORTS_TOPIC, (message) => {
        if (message === null || message === id) note()
      }),
    send: async () => {
      const row = await findExport(userId, id)
      await send(row)
      return isUnderWay(row.status)
    },
    ...{ signal, pauseMs: PAUSE_MS },
  })
