import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import db from '@adonisjs/lucid/services/db'
import { ApiException } from '#app/core/exceptions/api_exception'
import { approvalToken } from '#app/flows/engine/approvals/approval_token'
import { decide } from '#app/flows/services/approvals/decide'
import type { Life } from '#tests/faults/flows/run_life'
import { LONG_MS, until } from '#tests/helpers/until'

const PROCESS = fileURLToPath(new URL('run_process.ts', import.meta.url))

const QUIET: Life = {
  ...{ start: 0, flows: [], replays: false },
  ...{ killAt: 0, place: 'before', signal: 'SIGKILL', leaseMs: 1_000 },
}

/** Another process that runs flows. */
export function born(wish: Partial<Life>, settings: Record<string, string> = {}) {
  const life = JSON.stringify({ ...QUIET, ...wish })
  const env = { ...process.env, ...settings, LIFE: life, LOG_LEVEL: 'silent' }
  const child = fork(PROCESS, { execArgv: ['--import=@poppinss/ts-exec'], env })
  const acknowledged: string[] = []
  const signs = {
    ready: Promise.withResolvers<void>(),
    stopped: Promise.withResolvers<void>(),
    all: Promise.withResolvers<void>(),
  }
  child.on('message', (message: string) => {
    if (message in signs) signs[message as keyof typeof signs].resolve()
    else acknowledged.push(message)
  })
  const ended = once(child, 'exit').then(([, signal]) => signal as string | null)
  const { ready, stopped, all } = signs
  return {
    ...{ child, acknowledged, ended },
    ...{ isReady: ready.promise, isStopped: stopped.promise, hasStarted: all.promise },
  }
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

/** Resolves once a process has started its runs, and all there are have ended, or the process has. */
export async function hasNothingLeft({
  child,
  hasStarted,
}: ReturnType<typeof born>): Promise<void> {
  await hasStarted
  await until(async () => child.signalCode !== null || (await allHaveEnded()), Boolean, LONG_MS)
}

/** How many events all runs have. */
export const newestEvent = async () =>
  Number((await db.from('run_events').count('* as count'))[0].count)

/** Lets one more process run until every run has ended. */
export async function untilAllHaveEnded() {
  const { child, ended, hasStarted } = born({})
  await hasStarted
  await until(allHaveEnded, Boolean, LONG_MS)
  child.send('end')
  await ended
}
