import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import db from '@adonisjs/lucid/services/db'
import { ApiException } from '#app/core/exceptions/api_exception'
import { approvalToken } from '#app/flows/engine/approval_token'
import { decide } from '#app/flows/services/approvals'
import type { Life } from '#tests/faults/flows/run_life'

const PROCESS = fileURLToPath(new URL('run_process.ts', import.meta.url))
/** So that a test that fails also ends. */
const MAX_LOOKS = 200_000

const QUIET: Life = {
  ...{ start: 0, flows: [], replays: false },
  ...{ killAt: 0, place: 'before', signal: 'SIGKILL' },
}

/** Another process that runs flows. */
export function born(wish: Partial<Life>, settings: Record<string, string> = {}) {
  const life = JSON.stringify({ ...QUIET, ...wish })
  const env = { ...process.env, ...settings, LIFE: life, LOG_LEVEL: 'silent' }
  const child = fork(PROCESS, { execArgv: ['--import=@poppinss/ts-exec'], env })
  const acknowledged: string[] = []
  const [isStopped, hasStarted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  child.on('message', (message: string) => {
    if (message === 'stopped') isStopped.resolve()
    else if (message === 'all') hasStarted.resolve()
    else acknowledged.push(message)
  })
  const ended = once(child, 'exit').then(([, signal]) => signal as string | null)
  const signs = { isStopped: isStopped.promise, hasStarted: hasStarted.promise }
  return { child, acknowledged, ended, ...signs }
}

/** The first decision counts, whoever made it. */
async function approve(token: string): Promise<void> {
  try {
    await decide(token, { decision: 'approved' }, undefined)
  } catch (error) {
    if (!(error instanceof ApiException && error.code === 'decided')) throw error
  }
}

/** Whether all runs have ended. Somebody answers those that ask. */
export async function allHaveEnded(): Promise<boolean> {
  const asked = await db.from('approvals').whereNull('decided_ms').select('run_id', 'step_key')
  for (const { run_id: run, step_key: key } of asked) await approve(approvalToken(run, key))
  return !(await db.from('runs').whereNull('ended_ms').first())
}

/** How many events all runs have. */
export const newestEvent = async () =>
  Number((await db.from('run_events').count('* as count'))[0].count)

/** Lets one more process run until every run has ended. */
export async function untilAllHaveEnded() {
  const { child, ended, hasStarted } = born({})
  await hasStarted
  let isDone = false
  for (let looks = 0; !isDone && looks < MAX_LOOKS; looks++) {
    isDone = await allHaveEnded()
    await setImmediate()
  }
  child.send('end')
  await ended
  if (!isDone) throw new Error('Some runs are left.')
}
