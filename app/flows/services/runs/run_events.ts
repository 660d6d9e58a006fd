import db from '@adonisjs/lucid/services/db'
import { readFollowedNotices } from '#app/activity/services/read_notices'
import type { Send } from '#app/core/event_stream'
import type { RunEvent } from '#app/flows/domain/runs/run'
import { watchRun } from '#app/flows/engine/run_signals'
import { Changes } from '#app/core/signals/changes'

const AT_ONCE = 500

/** Sends all events of a run after a number, each once, until the run has ended or the reader has left. */
export async function sendRunEvents(
  { userId, id: runId }: { userId: string; id: string },
  after: number,
  send: Send,
  signal: AbortSignal
): Promise<void> {
  const changes = new Changes(signal)
  const stop = await watchRun(runId, changes.note)
  try {
    for (let last = after; !signal.aborted;) {
      changes.begin()
      const rows: { seq: number; data: string }[] = await db
        .from('run_events')
        .where('run_id', runId)
        .where('seq', '>', last)
        .orderBy('seq')
        .limit(AT_ONCE)
        .select('seq', 'data')
      for (const { seq, data } of rows) {
        const event = JSON.parse(data) as RunEvent
        send(event.type, event, seq)
        last = seq
        if (!isLast(event)) continue
        if (!signal.aborted) await readFollowedNotices({ user_id: userId, run_id: runId })
        return
      }
      if (rows.length === 0 && !signal.aborted) {
        if (await hasEnded(runId, last)) return
        await changes.next()
      }
    }
  } finally {
    changes.stop()
    stop()
  }
}

const isLast = (event: RunEvent): boolean =>
  event.type === 'run' && ['succeeded', 'failed', 'canceled'].includes(event.status)

/** Whether a run has ended and `last` is its last event, so that no more events follow. */
async function hasEnded(runId: string, last: number): Promise<boolean> {
  const run = await db.from('runs').where('id', runId).select('ended_ms', 'event_seq').first()
  return !run || (run.ended_ms !== null && run.event_seq <= last)
}
