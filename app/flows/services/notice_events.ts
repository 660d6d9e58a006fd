import db from '@adonisjs/lucid/services/db'
import { noticeState } from '#app/activity/services/find_notices'
import { watchNotices } from '#app/activity/services/notice_signals'
import type { Send } from '#app/core/event_stream'
import { Changes } from '#app/flows/services/changes'

/**
 * Sends how the notices of a person stand, and again whenever they have changed, as long as a run or a batch of theirs
 * is under way and somebody listens: nothing else leaves notices.
 */
export async function sendNoticeEvents(
  userId: string,
  send: Send,
  signal: AbortSignal
): Promise<void> {
  const changes = new Changes(signal)
  const unwatch = await watchNotices(userId, changes.note)
  try {
    while (!signal.aborted) {
      changes.begin()
      const isUnderWay = await hasWork(userId)
      const state = await noticeState(userId)
      send('notices', { ...state, isUnderWay })
      if (!isUnderWay) return
      await changes.next()
    }
  } finally {
    changes.stop()
    await unwatch()
  }
}

/** Whether a run or a batch of a person has not ended. */
async function hasWork(userId: string): Promise<boolean> {
  const run = db.from('runs').where('user_id', userId).whereNull('ended_ms').select('id')
  if (await run.first()) return true
  const batch = db.from('batches').where('user_id', userId).whereIn('status', ['queued', 'running'])
  return (await batch.select('id').first()) !== null
}
