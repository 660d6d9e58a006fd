import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { writeIfFree } from '#app/core/dialects/write_if_free'
import { storedTime } from '#app/core/sql_time'
import type Flow from '#app/flows/models/flow'

/** Stores when its owner opened a flow, unless the database is locked. The etag stays the same. */
export async function noteFlowOpening(flow: Flow): Promise<void> {
  const now = DateTime.utc()
  const opened = db
    .from('flows')
    .where('id', flow.id)
    .update({ last_accessed_at: storedTime(now) })
  if (await writeIfFree(opened)) flow.lastAccessedAt = now
}
