import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { notificationOf } from '#app/core/dialects/send_signal'
import { statementsOf } from '#app/core/dialects/statements'
import type { StepRecord } from '#app/flows/domain/runs/run'
import type { Checkpoint } from '#app/flows/engine/driven_run'
import { progressOf } from '#app/flows/engine/run_signals'
import { insertRun, RunLost, storeCheckpoint } from '#app/flows/engine/store'
import { storeAtOnce } from '#app/flows/engine/store_at_once'
import { newFlow } from '#tests/functional/flows/batches/batch_steps'
import { GREETING } from '#tests/functional/flows/flow_steps'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { postgresOnly } from '#tests/helpers/databases'
import { onBothDatabases } from '#tests/helpers/depth'

const step = (key: string, more: Partial<StepRecord> = {}): StepRecord => ({
  ...{ key, nodeId: key, status: 'running', port: null, attempt: 1, input: null, output: null },
  ...{ error: null, earlierError: null, usage: null, reused: null, startedMs: 1, endedMs: null },
  ...more,
})

const USAGE = { inputTokens: 3, outputTokens: 4, costMicros: 5 } as StepRecord['usage']
const ENDED = { status: 'succeeded', port: 'done', endedMs: 1_795_000_000_000 } as const

/** Steps that are noted once and several times, with texts that JSON and PostgreSQL write differently. */
const CHECKPOINT: Checkpoint = {
  steps: [
    step('a', { ...ENDED, output: 'quoted "x" \\u0000 \u0007 \u{1f600} $1 ? {{y}}', usage: USAGE }),
    step('a', { attempt: 2 }),
    step('b', { input: 'line\nline' }),
    step('b', { ...ENDED, attempt: 2, output: [1, null, { of: '' }], usage: USAGE }),
    step('c', { error: { code: 'refused', message: 'No.' }, contentKey: 'key' }),
  ],
  events: [
    { type: 'step', key: 'a', status: 'succeeded', attempt: 1, port: 'done' },
    { type: 'step', key: 'b', status: 'running', attempt: 2 },
  ],
  hasResult: true,
  isFree: false,
}

let count = 0

async function inserted({ user }: SignedClient, flowId: string) {
  const id = `01900000-0000-7000-8000-${String(++count).padStart(12, '0')}`
  const run = { id, userId: user.id, flowId, version: 1, inputs: {}, maxCostMicros: null }
  return db.transaction(async (trx) => insertRun(await statementsOf(trx), run, 1))
}

async function storedOf(runId: string) {
  const without = (rows: Record<string, unknown>[]) =>
    rows.map((row) => ({ ...row, id: '', run_id: '' }))
  return {
    runs: without(await db.from('runs').where('id', runId)),
    steps: without(await db.from('run_steps').where('run_id', runId).orderBy('key')),
    events: without(await db.from('run_events').where('run_id', runId).orderBy('seq')),
  }
}

test.group('A checkpoint that is stored with one statement', (group) => {
  group.tap(onBothDatabases)
  group.tap((one) => one.skip(...postgresOnly('statements of SQLite cost little')))

  test('stores the same rows as one that is stored with several', async ({ client, assert }) => {
    const person = await newClient(client)
    const flowId = await newFlow(person, GREETING)
    const [one, several] = [await inserted(person, flowId), await inserted(person, flowId)]
    const stored = { holder: one, checkpoint: CHECKPOINT, now: 7 }
    const signal = notificationOf(progressOf(one.runId))
    one.seq = await storeAtOnce(stored, signal)
    assert.equal(one.seq, 2)
    await storeAtOnce(stored, signal)
    for (const seq of [0, 2])
      await db.transaction(async (trx) =>
        storeCheckpoint(await statementsOf(trx), { ...several, seq }, CHECKPOINT, 7)
      )
    assert.deepEqual(await storedOf(one.runId), await storedOf(several.runId))
    assert.lengthOf((await storedOf(one.runId)).steps, 3)
    await db.from('runs').whereIn('id', [one.runId, several.runId]).delete()
  })

  test('stores nothing where another worker has taken over the run', async ({ client, assert }) => {
    const person = await newClient(client)
    const holder = await inserted(person, await newFlow(person, GREETING))
    await db.from('runs').where('id', holder.runId).increment('fence', 1)
    const before = await storedOf(holder.runId)
    const stored = { holder, checkpoint: CHECKPOINT, now: 7 }
    const storing = storeAtOnce(stored, notificationOf(progressOf(holder.runId)))
    await assert.rejects(() => storing, RunLost as never)
    assert.deepEqual(await storedOf(holder.runId), before)
    await db.from('runs').where('id', holder.runId).delete()
  })
})
