import db from '@adonisjs/lucid/services/db'
import { noticeState } from '#app/activity/services/find_notices'
import { watchNotices } from '#app/activity/services/notice_signals'
import type { Send } from '#app/core/event_stream'

/**
 * Sends how the notices of a person stand, and again whenever they have changed, as long as a run or a batch of theirs
 * is under way and somebody listens: nothing else leaves notices.
 */
export async function sendNoticeEvents(
  userId: string,
  send: Send,
  signal: AbortSignal
): Promise<void> {
  let wake = () => {}
  const unwatch = await watchNotices(userId, () => wake())
  const onAbort = () => wake()
  signal.addEventListener('abort', onAbort)
  try {
    while (!signal.aborted) {
      const changed = new Promise<void>((resolve) => (wake = resolve))
      const isUnderWay = await hasWork(userId)
      const state = await noticeState(userId)
      send('notices', { ...state, isUnderWay })
      if (!isUnderWay) return
      if (!signal.aborted) await changed
    }
  } finally {
    signal.removeEventListener('abort', onAbort)
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
