import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { startWorker } from '#app/core/jobs/start_worker'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { APPROVAL, FLOWS, GREETING, node, through } from '#tests/functional/flows/flow_steps'
import { added, around, asking, execute } from '#tests/functional/flows/inner_flows/inner_flows'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { until } from '#tests/helpers/until'

const HOUR = 3_600_000
const each = (settings: object) =>
  node('each', 'for-each', { list: '{{hello}}', parallel: 8, whenItemFails: 'stop', ...settings })

/** Asks about each line of what it is given. */
const askingForEach: FlowGraph = (() => {
  const { nodes, ...rest } = through(each({ gather: 'wait' }))
  const [ask, hello, ...others] = nodes
  const lines = { ...hello, settings: { ...hello.settings, text: 'one\ntwo' } }
  const settings = { ...APPROVAL.settings, content: '{{item}}', needsAccount: false }
  return { ...rest, nodes: [ask, lines, ...others, { ...APPROVAL, settings, parent: 'each' }] }
})()

/** Runs another flow for each line. */
function runningForEach(flowId: string): FlowGraph {
  const { nodes, ...rest } = through(each({ gather: 'inner' }))
  const inner = {
    ...node('inner', 'flow', { flowId, values: { who: '{{item}}' } }),
    parent: 'each',
  }
  return { ...rest, nodes: [...nodes, inner] }
}

/** Approves whatever is asked, until the run has ended. */
async function approveAll(person: SignedClient, runId: string): Promise<void> {
  await until(async () => {
    const open = await db.from('approvals').whereNull('decision').select('run_id', 'step_key')
    for (const { run_id: id, step_key: key } of open) {
      const run = await person.get(`/api/runs/${id}`)
      const step = run.body().steps?.find((one: { key: string }) => one.key === key)
      if (step?.approval)
        await person.post(`/api/approvals/${step.approval.path.slice(3)}`, { decision: 'approved' })
    }
    return (await person.get(`/api/runs/${runId}`)).body().status === 'succeeded'
  })
}

/** Every run lasts two hours, in which people took one. */
async function setTimes(userId: string): Promise<void> {
  const own = db.from('runs').where('user_id', userId)
  await own.clone().update({ created_ms: HOUR, ended_ms: 3 * HOUR })
  const steps = () => db.from('run_steps').whereIn('run_id', own.clone().select('id'))
  await steps().update({ started_ms: HOUR, ended_ms: HOUR + 1 })
  const wrapping = steps().where((all) => all.where('key', 'each').orWhere('key', 'like', '%inner'))
  await wrapping.update({ started_ms: HOUR, ended_ms: 3 * HOUR })
  const waits = steps().where('key', 'like', '%wait')
  await waits.update({ started_ms: 1.5 * HOUR, ended_ms: 2.5 * HOUR })
}

test.group('The time that people take in a run', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  const shapes: { where: string; graph: (person: SignedClient) => Promise<FlowGraph> }[] = [
    { where: 'in a step', graph: async () => asking },
    { where: 'in the items of a For each', graph: async () => askingForEach },
    { where: 'in a flow inside', graph: async (person) => around(await added(person, asking)) },
    {
      where: 'in a flow inside a For each',
      graph: async (person) => runningForEach(await added(person, asking)),
    },
  ]

  test('{where} is told with the run, and left out of what is estimated')
    .with(shapes)
    .run(async ({ client, assert }, { graph }) => {
      const person = await newClient(client)
      const id = await added(person, await graph(person))
      const started = await execute(person, id)
      started.assertStatus(202)
      await approveAll(person, started.body().id)
      await setTimes(person.user.id)
      const [run] = (await person.get(`${FLOWS}/${id}/runs`)).body()
      assert.equal(run.waitedMs, HOUR)
      for (const path of [`/api/runs/${run.id}`, `/api/runs/${run.id}/changes`])
        assert.equal((await person.get(path)).body().waitedMs, HOUR, path)
      const own = (await person.get('/api/runs')).body()
      assert.equal(own.find((one: { id: string }) => one.id === run.id).waitedMs, HOUR)
      await db.from('runs').where('id', run.id).update({ is_free: 0 })
      const preview = await person.post(`${FLOWS}/${id}/batch-previews`, { csv: 'who\nAda' })
      assert.deepEqual(preview.body().forecast.milliseconds, [HOUR, HOUR])
    })

  test('is none where nobody is asked, or the run has not ended', async ({ client, assert }) => {
    const person = await newClient(client)
    const plain = await added(person, GREETING)
    ;(await execute(person, plain)).assertStatus(200)
    const waiting = await added(person, asking)
    ;(await execute(person, waiting)).assertStatus(202)
    for (const id of [plain, waiting]) {
      const [run] = (await person.get(`${FLOWS}/${id}/runs`)).body()
      assert.equal(run.waitedMs, 0)
    }
  })
})
