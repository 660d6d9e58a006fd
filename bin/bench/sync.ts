import { once } from 'node:events'
import { join } from 'node:path'
import { APP_KEY } from '#tests/helpers/built_server'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { atLeast, atMost, type Figure } from './figure.js'
import { nextMessage, startPinned } from './pinned.js'
import type { MeasuredSync } from './sync_process.js'

const PROCESS = new URL('sync_process.ts', import.meta.url)
const WORKSPACE = new URL('sync_workspace.ts', import.meta.url)

/** How fast a workspace is synced beside the bare client, what an unchanged one costs, and whether memory stays flat. */
export async function measure(): Promise<Figure[]> {
  const { folder, remove } = temporaryFolder()
  const settings = { NODE_ENV: 'production', APP_KEY, LOG_LEVEL: 'warn', DB_CONNECTION: 'sqlite' }
  const workspace = startPinned(1, WORKSPACE, {
    env: { ...settings, DB_FILE: join(folder, 'none') },
  })
  const baseUrl = await nextMessage<string>(workspace)
  const env = { ...settings, DB_FILE: join(folder, 'hone.sqlite3'), BENCH_NOTION: baseUrl }
  const child = startPinned(0, PROCESS, { env, flags: ['--expose-gc'] })
  try {
    const measured = await nextMessage<MeasuredSync>(child)
    const { pages, toBareClient, unchangedFull, unchangedIncremental, growth } = measured
    return [
      atLeast(0.4, `${pages} pages synced, to the bare client that reads them`, toBareClient, '×'),
      atMost(11, 'a full sync of an unchanged workspace', unchangedFull, 'requests'),
      atMost(11, 'an incremental sync of it', unchangedIncremental, 'requests'),
      atMost(1.3, 'memory after 20 more syncs, to that after 2', growth, '×'),
    ]
  } finally {
    for (const one of [child, workspace]) {
      if (one.connected) one.disconnect()
      if (one.exitCode === null) await once(one, 'exit')
    }
    remove()
  }
}
