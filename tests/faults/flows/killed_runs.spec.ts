import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { reconcile } from '#app/billing/services/reconcile'
import { ApiException } from '#app/core/exceptions/api_exception'
import type { FlowGraph } from '#app/flows/domain/graph'
import type { RunEvent } from '#app/flows/domain/run'
import { approvalToken } from '#app/flows/engine/approval_token'
import { decide } from '#app/flows/services/approvals'
import { insertFlow } from '#app/flows/services/insert_flow'
import type { Life } from '#tests/faults/flows/run_life'
import { edge, node } from '#tests/functional/flows/flow_steps'
import { postgresOnly } from '#tests/helpers/databases'
import { createPerson } from '#tests/helpers/people'
import { urlOf } from '#tests/helpers/postgres'
import { PostgresProxy } from '#tests/helpers/postgres_proxy'
import { announcedSeed, rounds, seededRandom } from '#tests/helpers/random'

const PROCESS = fileURLToPath(new URL('run_process.ts', import.meta.url))
/** So that a test that fails also ends. */
const MAX_LOOKS = 200_000
/** More commits than a process of two runs makes. */
const MAX_COMMITS = 40

const prompt = (id: string, text = 'answers') =>
  node(id, 'prompt', { text, model: null, maxTokens: 100, answer: 'text', fields: [] })
const result = (of: string) =>
  node('out', 'result', { value: `{{${of}}}`, title: 'Out', formats: [] })
const graph = (nodes: FlowGraph['nodes'], edges: FlowGraph['edges']): FlowGraph => ({
  ...{ format: 1, nodes, edges, notes: [] },
})
const inner = (one: FlowGraph['nodes'][number]) => ({ ...one, parent: 'each' })

/** Steps that join, one that is tried again, items, a run that fails, and a person who is asked beside other work. */
const GRAPHS: Record<'joins' | 'loops' | 'fails' | 'waits', FlowGraph> = {
  joins: graph(
    [
      ...[prompt('a'), prompt('b', 'fails once'), prompt('c')],
      ...[node('join', 'format', { text: '{{b}} {{c}}', as: 'text' }), result('join')],
    ],
    [edge('a', 'b'), edge('a', 'c'), edge('b', 'join'), edge('c', 'join'), edge('join', 'out')]
  ),
  loops: graph(
    [
      node('list', 'format', { text: 'x\ny\nz', as: 'text' }),
      node('each', 'for-each', {
        ...{ list: '{{list}}', parallel: 2, whenItemFails: 'stop', gather: 'inside' },
      }),
      ...[inner(prompt('inside')), result('each')],
    ],
    [edge('list', 'each'), edge('each', 'out')]
  ),
  fails: graph(
    [prompt('a'), prompt('bad', 'fails'), result('bad')],
    [edge('a', 'bad'), edge('bad', 'out')]
  ),
  waits: graph(
    [
      ...[prompt('a'), prompt('beside'), result('wait')],
      node('wait', 'approval', {
        ...{ question: 'All right?', content: '{{a}}', mayEdit: false, needsAccount: false },
        ...{ expiresHours: 24, reminderHours: null },
      }),
    ],
    [edge('a', 'wait'), edge('a', 'beside'), edge('wait', 'out', 'approved')]
  ),
}

function born(life: Life, settings: Record<string, string> = {}) {
  const env = { ...process.env, ...settings, LIFE: JSON.stringify(life), LOG_LEVEL: 'silent' }
  const child = fork(PROCESS, { execArgv: ['--import=@poppinss/ts-exec'], env })
  const acknowledged: string[] = []
  child.on('message', (id: string) => void (id !== 'all' && acknowledged.push(id)))
  const ended = once(child, 'exit').then(([, signal]) => signal as string | null)
  return { child, acknowledged, ended }
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
async function allHaveEnded(): Promise<boolean> {
  const asked = await db.from('approvals').whereNull('decided_ms').select('run_id', 'step_key')
  for (const { run_id: run, step_key: key } of asked) await approve(approvalToken(run, key))
  return !(await db.from('runs').whereNull('ended_ms').first())
}

/** How many events all runs have. */
const newestEvent = async () => Number((await db.from('run_events').count('* as count'))[0].count)

/** Lets one more process run until every run has ended. */
async function untilAllHaveEnded() {
  const { child, ended } = born({ start: 0, flows: [], killAt: 0, place: 'before' })
  const [first] = await once(child, 'message')
  if (first !== 'all') throw new Error('Unexpected')
  let isDone = false
  for (let looks = 0; !isDone && looks < MAX_LOOKS; looks++) {
    isDone = await allHaveEnded()
    await setImmediate()
  }
  child.send('end')
  await ended
  if (!isDone) throw new Error('Some runs are left.')
}

interface StoredRun {
  id: string
  status: string
  event_seq: number
}

async function brokenRun({ id, status, event_seq: last }: StoredRun, fails: boolean) {
  const lines = await db.from('credit_lines').where('reference', `run:${id}`).select('kind')
  const kinds = [...new Set(lines.map(({ kind }) => kind))].sort().join()
  const rows = await db.from('run_events').where('run_id', id).orderBy('seq').select('*')
  const ends = rows.filter(({ data }) => (JSON.parse(data) as RunEvent).type === 'run')
  const checks = {
    [`is ${status}`]: status === (fails ? 'failed' : 'succeeded'),
    [`has ${kinds}`]: kinds === (fails ? 'hold,void' : 'hold,post'),
    'has other events': rows.length === last && rows.every(({ seq }, at) => seq === at + 1),
    [`has ${ends.length} ends`]: ends.length === 1,
  }
  return Object.entries(checks).flatMap(([what, holds]) => (holds ? [] : [`${id} ${what}`]))
}

test.group('A process that runs flows', (group) => {
  let flows: Life['flows'] = []

  group.setup(async () => {
    await testUtils.db().migrate()
    const { schema } = db.connection()
    await schema.dropTableIfExists('flow_calls')
    await schema.createTable('flow_calls', (made) => {
      made.increments('id')
      made.string('run_id', 36)
      made.string('key', 300)
      made.integer('is_repeated')
    })
    return async () => void (await schema.dropTable('flow_calls'))
  })

  group.each.setup(async () => {
    await db.from('runs').delete()
    await db.from('flow_calls').delete()
    const { id: userId } = await createPerson({ plan: 'pro' })
    const add = (one: FlowGraph, at: number) =>
      db.transaction((trx) => insertFlow(userId, { title: `Flow ${at}`, graph: one }, trx))
    flows = []
    for (const [at, one] of Object.values(GRAPHS).entries()) {
      const { id } = await add(one, at)
      flows.push({ id, userId })
    }
  })

  /** What must hold whatever happened: returns what does not. */
  async function broken(acknowledged: string[]): Promise<string[]> {
    const runs = await db.from('runs').select('id', 'status', 'flow_id', 'event_seq')
    const lost = acknowledged.filter((id) => !runs.some((run) => run.id === id))
    const found = lost.map((id) => `${id} is lost`)
    for (const run of runs) found.push(...(await brokenRun(run, run.flow_id === flows[2].id)))
    const repeated = await db.from('flow_calls').where('is_repeated', 1)
    for (const { run_id: run, key } of repeated) found.push(`${run} ${key} was done again`)
    const jobs = await db.from('jobs').where('name', 'drive_run')
    return [...found, ...jobs.map(({ id }) => `The job ${id} is left`), ...(await reconcile())]
  }

  test('does all of it once where nothing happens', async ({ assert }) => {
    const life = born({ start: 2, flows, killAt: 0, place: 'before' })
    const [last] = await once(life.child, 'message', {})
    assert.isString(last)
    await untilAllHaveEnded()
    life.child.send('end')
    await life.ended
    assert.deepEqual(await broken(life.acknowledged), [])
    assert.lengthOf(await db.from('runs'), 2 * flows.length)
  })

  test('and is killed at any commit loses no run, charges each once, and repeats no step that has ended', async ({
    assert,
  }) => {
    const random = seededRandom(announcedSeed('kills of runs'))
    const kills = rounds(100)
    const acknowledged: string[] = []
    let killed = 0
    for (let kill = 0; kill < kills; kill++) {
      const place = kill % 2 === 0 ? ('before' as const) : ('after' as const)
      const killAt = 1 + Math.floor(random() * MAX_COMMITS)
      const life = born({ start: 1, flows, killAt, place })
      const dies = life.ended.then((signal) => void (signal === 'SIGKILL' && killed++))
      await Promise.race([dies, hasNothingLeft(life)])
      life.child.kill('SIGKILL')
      await life.ended
      acknowledged.push(...life.acknowledged)
    }
    await untilAllHaveEnded()
    assert.deepEqual(await broken(acknowledged), [])
    console.log(`${kills} processes, ${killed} killed at a commit, ${acknowledged.length} runs`)
  }).timeout(45 * 60_000)

  test('and loses all its connections again and again does the same', async ({
    assert,
    cleanup,
  }) => {
    const random = seededRandom(announcedSeed('lost connections'))
    const proxy = await PostgresProxy.start()
    cleanup(() => proxy.end())
    const settings = { DATABASE_URL: urlOf({ host: `127.0.0.1:${proxy.port}` }) }
    const life = born({ start: rounds(100), flows, killAt: 0, place: 'before' }, settings)
    cleanup(() => void life.child.kill('SIGKILL'))
    let isOver = false
    const over = hasNothingLeft(life).then(() => (isOver = true))
    let losses = 0
    while (!isOver) {
      const last = (await newestEvent()) + Math.floor(random() * 20)
      while (!isOver && (await newestEvent()) <= last) await setImmediate()
      if (isOver) break
      proxy.cut()
      for (let looks = random() * 50; looks > 0; looks--) await newestEvent()
      proxy.mend()
      losses++
    }
    await over
    life.child.send('end')
    assert.isNull(await life.ended)
    assert.deepEqual(await broken(life.acknowledged), [])
    console.log(`${losses} losses, ${life.acknowledged.length} runs`)
  })
    .timeout(10 * 60_000)
    .skip(...postgresOnly('a connection to a file is not lost'))

  /** Resolves once a process has started its runs, and all there are have ended. */
  async function hasNothingLeft({ child }: ReturnType<typeof born>): Promise<void> {
    for (let message = ''; message !== 'all';) [message] = await once(child, 'message')
    while (child.signalCode === null && !(await allHaveEnded())) await setImmediate()
  }
})
