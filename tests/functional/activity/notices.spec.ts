import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { noticesPurge, purgeNotices } from '#app/activity/services/purge_notices_job'
import { startWorker } from '#app/core/jobs/start_worker'
import { approvalExpiry, approvalReminder } from '#app/flows/engine/drive_run'
import { LONG_RUN_MS } from '#app/flows/engine/run_notices'
import { APPROVAL, edge, FLOWS, GREETING, through } from '#tests/functional/flows/flow_steps'
import {
  added,
  around,
  execute,
  runOf,
  stepOf,
} from '#tests/functional/flows/inner_flows/inner_flows'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { until } from '#tests/helpers/until'

const NOTICES = '/api/notices'
const HOUR_MS = 60 * 60_000

/** Asks somebody without an account, and reminds after some hours. */
const asking = (reminderHours: number | null) => {
  const settings = { ...APPROVAL.settings, needsAccount: false, reminderHours }
  const graph = through({ ...APPROVAL, settings }, 'approved')
  return { ...graph, edges: [...graph.edges, edge('wait', 'out', 'rejected')] }
}

const noticesOf = async (person: SignedClient) => (await person.get(NOTICES)).body()

const kindsOf = async (person: SignedClient, isRead?: boolean): Promise<string[]> =>
  (await noticesOf(person))
    .filter((one: { isRead: boolean }) => isRead === undefined || one.isRead === isRead)
    .map(({ kind }: { kind: string }) => kind)

async function askingRun(person: SignedClient, reminderHours: number | null = null) {
  const started = await execute(person, await added(person, asking(reminderHours), 'Letter'))
  started.assertStatus(202)
  return started.body().id as string
}

/** The path of the approval that a run waits for, without looking at the run as its owner does. */
async function pathOf(runId: string): Promise<string> {
  const { approvalToken } = await import('#app/flows/engine/approvals/approval_token')
  return `/api/approvals/${approvalToken(runId, 'wait')}`
}

/** Resolves once a run has ended, without following its events. */
async function end(runId: string): Promise<void> {
  await until(() => db.from('runs').where('id', runId).whereNotNull('ended_ms').first())
}

async function jobFor(name: string, runId: string) {
  const jobs = await db.from('jobs').where('name', name)
  return jobs.find(({ payload }) => JSON.parse(payload).runId === runId)
}

test.group('Notices', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('say that a run asks a person, until somebody has decided, and that it has ended', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await askingRun(person)
    const [asked] = await noticesOf(person)
    assert.include(asked, { kind: 'approval_asked', subject: 'Letter', runId: id, isRead: false })
    await client.post(await pathOf(id)).json({ decision: 'approved' })
    await end(id)
    assert.deepEqual(await kindsOf(person), ['run_succeeded'])
    assert.deepEqual(await kindsOf(person, false), ['run_succeeded'])
  })

  test('are read with the run, by whoever looks at it or follows its events to the end', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await askingRun(person)
    await person.get(`/api/runs/${id}`)
    assert.deepEqual(await kindsOf(person, false), [])
    const [events] = await Promise.all([
      person.get(`/api/runs/${id}/events`),
      client.post(await pathOf(id)).json({ decision: 'approved' }),
    ])
    events.assertStatus(200)
    assert.deepEqual(await kindsOf(person), ['run_succeeded'])
    assert.deepEqual(await kindsOf(person, true), ['run_succeeded'])
  })

  test('say nothing of a short run, of one that its owner stopped, and of one inside another', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const short = await added(person, GREETING)
    await execute(person, short)
    assert.deepEqual(await noticesOf(person), [])
    const outer = await execute(person, await added(person, around(short)))
    outer.assertStatus(200)
    assert.deepEqual(await noticesOf(person), [])
    const id = await askingRun(person)
    assert.deepEqual(await kindsOf(person), ['approval_asked'])
    await person.post(`/api/runs/${id}/cancellation`)
    assert.deepEqual(await kindsOf(person), [])
  })

  test('say once that a long run has failed', async ({ client, assert }) => {
    const person = await newClient(client)
    const inner = await added(person, asking(null), 'Inner')
    const started = await execute(person, await added(person, around(inner), 'Outer'))
    const run = await runOf(person, started.body().id)
    const { childRunId: child } = stepOf(run)
    const created = Date.now() - LONG_RUN_MS - 1_000
    await db.from('runs').where('id', run.id).update({ created_ms: created })
    await person.delete(`${FLOWS}/${inner}`)
    await person.delete(`${FLOWS}/${inner}?permanent=true`)
    await end(run.id)
    assert.isNull(await db.from('runs').where('id', child).first())
    const [ended, ...others] = await noticesOf(person)
    assert.include(ended, { kind: 'run_failed', subject: 'Outer', isRead: false })
    assert.isEmpty(others)
  })

  test('remind once of what nobody has decided, when the step says so', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await askingRun(person, 6)
    const job = await jobFor(approvalReminder.name, id)
    assert.closeTo(Number(job.due_ms), Date.now() + 6 * HOUR_MS, 60_000)
    for (let time = 0; time < 2; time++)
      await approvalReminder.run({ payload: JSON.parse(job.payload) } as never)
    assert.deepEqual(await kindsOf(person, false), ['approval_reminder', 'approval_asked'])
    await client.post(await pathOf(id)).json({ decision: 'rejected', reason: 'No.' })
    await end(id)
    assert.deepEqual(await kindsOf(person), ['run_succeeded'])
  })

  test('say of a run without a result whether it was rejected, not decided, or led nowhere', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const settings = { ...APPROVAL.settings, needsAccount: false }
    const flow = await added(person, through({ ...APPROVAL, settings }, 'approved'))
    const started = async () => (await execute(person, flow)).body().id as string
    const rejected = await started()
    await client.post(await pathOf(rejected)).json({ decision: 'rejected', reason: 'No.' })
    await end(rejected)
    assert.deepEqual(await kindsOf(person), ['run_rejected'])
    const expired = await started()
    await approvalExpiry.run({ payload: { runId: expired, stepKey: 'wait' } } as never)
    await end(expired)
    const unused = await added(person, through({ ...APPROVAL, settings }, 'rejected'))
    const approved = (await execute(person, unused)).body().id
    await client.post(await pathOf(approved)).json({ decision: 'approved' })
    await end(approved)
    assert.deepEqual(await kindsOf(person), ['run_without_result', 'run_expired', 'run_rejected'])
  })

  test('do not say any longer that a run waits when nobody has decided in time', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await askingRun(person, 6)
    const job = await jobFor(approvalReminder.name, id)
    await approvalReminder.run({ payload: JSON.parse(job.payload) } as never)
    assert.sameMembers(await kindsOf(person), ['approval_reminder', 'approval_asked'])
    await approvalExpiry.run({ payload: { runId: id, stepKey: 'wait' } } as never)
    await end(id)
    assert.deepEqual(await kindsOf(person), ['run_expired'])
  })

  test('remind of nothing that is decided, over, or asked without a reminder', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const [decided, stopped] = [await askingRun(person, 6), await askingRun(person, 6)]
    await client.post(await pathOf(decided)).json({ decision: 'approved' })
    await person.post(`/api/runs/${stopped}/cancellation`)
    for (const runId of [decided, stopped])
      await approvalReminder.run({ payload: { runId, stepKey: 'wait' } } as never)
    assert.notInclude(await kindsOf(person), 'approval_reminder')
    const quiet = await askingRun(person)
    assert.isUndefined(await jobFor(approvalReminder.name, quiet))
    assert.isDefined(await jobFor(approvalExpiry.name, quiet))
  })

  test('remind of nothing that is decided while its run waits for something else', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const graph = asking(6)
    graph.nodes.push({ ...graph.nodes[2], id: 'other', name: 'other' })
    graph.edges.push(edge('hello', 'other'), edge('other', 'out', 'approved'))
    const { id: runId } = (await execute(person, await added(person, graph))).body()
    await client.post(await pathOf(runId)).json({ decision: 'approved' })
    for (const stepKey of ['wait', 'other'])
      await approvalReminder.run({ payload: { runId, stepKey } } as never)
    const kinds = await kindsOf(person, false)
    assert.sameMembers(kinds, ['approval_reminder', 'approval_asked'])
  })

  test('are read one by one or all together, by their owner only', async ({ client, assert }) => {
    const [person, other] = [await newClient(client), await newClient(client)]
    for (let count = 0; count < 3; count++) await askingRun(person)
    const [first] = await noticesOf(person)
    const foreign = await other.patch(`${NOTICES}/${first.id}`, { isRead: true })
    foreign.assertStatus(404)
    await other.post(`${NOTICES}/read`)
    assert.lengthOf(await kindsOf(person, false), 3)
    const read = await person.patch(`${NOTICES}/${first.id}`, { isRead: true })
    assert.isTrue(read.body().isRead)
    assert.lengthOf(await kindsOf(person, false), 2)
    const all = await person.post(`${NOTICES}/read`)
    all.assertStatus(204)
    assert.isEmpty(await kindsOf(person, false))
  })

  test('are listed page by page, and removed after 30 days', async ({ client, assert }) => {
    const person = await newClient(client)
    const ids = [await askingRun(person), await askingRun(person)]
    const page = await person.get(`${NOTICES}?limit=1`)
    assert.equal(page.body()[0].runId, ids[1])
    const [next] = /<([^>]+)>/.exec(page.header('link') as string)!.slice(1)
    const second = await person.get(next)
    assert.equal(second.body()[0].runId, ids[0])
    const days = (count: number) => Date.now() - count * 24 * HOUR_MS
    await db
      .from('notices')
      .where('run_id', ids[0])
      .update({ created_ms: days(31) })
    await db
      .from('notices')
      .where('run_id', ids[1])
      .update({ created_ms: days(29) })
    await purgeNotices(Date.now())
    assert.deepEqual(
      (await noticesOf(person)).map(({ runId }: { runId: string }) => runId),
      [ids[1]]
    )
    assert.isDefined(noticesPurge.schedule)
  })
})
