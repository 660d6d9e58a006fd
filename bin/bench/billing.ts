import { once } from 'node:events'
import { join } from 'node:path'
import { APP_KEY } from '#tests/helpers/built_server'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import type { MeasuredBilling } from './billing_process.js'
import { atLeast, atMost, type Figure } from './figure.js'
import { nextMessage, startPinned } from './pinned.js'

const PROCESS = new URL('billing_process.ts', import.meta.url)

/** How fast the events of Stripe are worked off, and what a long history costs. Both on a new SQLite file. */
export async function measure(): Promise<Figure[]> {
  const { folder, remove } = temporaryFolder()
  const settings = { NODE_ENV: 'production', APP_KEY, LOG_LEVEL: 'warn', DB_CONNECTION: 'sqlite' }
  const env = { ...settings, DB_FILE: join(folder, 'hone.sqlite3') }
  const child = startPinned(0, PROCESS, { env })
  try {
    const { events, toBareCalls, toShortHistory } = await nextMessage<MeasuredBilling>(child)
    return [
      atLeast(
        0.5,
        `${events} events worked off, to the same calls of the client`,
        toBareCalls,
        '×'
      ),
      atMost(3, 'balance after 100,000 movements, to one after 200', toShortHistory, '×'),
    ]
  } finally {
    if (child.connected) child.disconnect()
    if (child.exitCode === null) await once(child, 'exit')
    remove()
  }
}
