import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { APP_KEY, BuiltServer } from '#tests/helpers/built_server'
import { insertPerson } from '#tests/helpers/known_person'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import type { Figure } from './figure.js'
import { doorFigures } from './gateway_figures.js'
import { nextMessage, startPinned } from './pinned.js'

const PEOPLE = 40

/**
 * What the one door to a model adds to a call, with session, allowance, limits and usage records, next to a provider without any time
 * of its own; how evenly it passes on streams; and whether memory grows.
 */
export async function measure(): Promise<Figure[]> {
  const { folder, remove } = temporaryFolder()
  const databaseFile = join(folder, 'hone.sqlite3')
  const provider = startPinned(1, new URL('gateway_provider.ts', import.meta.url))
  let door: ChildProcess | undefined
  try {
    const port = await nextMessage<number>(provider)
    const migrating = await BuiltServer.start({ databaseFile })
    await migrating.end()
    for (let person = 0; person < PEOPLE; person++)
      insertPerson(databaseFile, `measured-${person}@hone.test`)
    door = startPinned(0, new URL('gateway_door.ts', import.meta.url), {
      flags: ['--expose-gc'],
      env: {
        ...{ NODE_ENV: 'production', APP_KEY, DB_FILE: databaseFile, LOG_LEVEL: 'warn' },
        PROVIDER_URL: `http://127.0.0.1:${port}/v1`,
      },
    })
    await nextMessage(door)
    const figures = await doorFigures(door)
    console.error(`Load of the last minute: ${loadavg()[0].toFixed(2)}`)
    return figures
  } finally {
    for (const child of [provider, door]) {
      if (child?.connected) child.disconnect()
      if (child && child.exitCode === null) await once(child, 'exit')
    }
    remove()
  }
}
