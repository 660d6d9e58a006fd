import db from '@adonisjs/lucid/services/db'
import { noticeState } from '#app/activity/services/find_notices'
import { watchNotices } from '#app/activity/services/notice_signals'
import type { Send } from '#app/core/event_stream'
import { followChanges } from '#app/core/signals/follow_changes'

/**
 * Sends the state of a person's notices, and sends it again after each change. It stops when no run or batch of theirs
 * is in progress, because only those create notices, or when the client disconnects.
 */
export const sendNoticeEvents = (userId: string, send: Send, signal: AbortSignal): Promise<void> =>
  followChanges({
    watch: (note) => watchNotices(userId, note),
    send: async () => {
      const isUnderWay = await hasWork(userId)
      const state = await noticeState(userId)
      send('notices', { ...state, isUnderWay })
      return isUnderWay
    },
    signal,
  })

/** Whether a run or a batch of a person has not ended. */
async function hasWork(userId: string): Promise<boolean> {
  const run = db.from('runs').where('user_id', userId).whereNull('ended_ms').select('id')
  if (await run.first()) return true
  const batch = db.from('batches').where('user_id', userId).whereIn('status', ['queued', 'running'])
  return (await batch.select('id').first()) !== null
}
