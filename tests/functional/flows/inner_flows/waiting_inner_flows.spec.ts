import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { FLOWS } from '#tests/functional/flows/flow_steps'
import {
  balanceOf,
  runOf,
  stepOf,
  waitingRun,
} from '#tests/functional/flows/inner_flows/inner_flows'
import { newClient } from '#tests/helpers/api'

test.group('A flow in a flow that waits for a person', (group) => {
  group.setup(() => startWorker())

  test('ends with the run around it when that is stopped', async ({ client, assert }) => {
    const person = await newClient(client)
    const { run, child } = await waitingRun(person)
    assert.deepEqual([run.status, child.status], ['waiting', 'waiting'])
    const stopped = await person.post(`/api/runs/${run.id}/cancellation`)
    stopped.assertStatus(200)
    assert.equal((await runOf(person, child.id)).status, 'canceled')
    const { approval } = stepOf(child, 'wait')
    const path = `/api/approvals/${approval.path.slice(3)}`
    const late = await client.post(path).json({ decision: 'approved' })
    late.assertStatus(409)
    assert.include(await balanceOf(person), { granted: 25, held: 0, used: 0 })
  })

  test('fails the run around it when it is stopped by itself', async ({ client, assert }) => {
    const person = await newClient(client)
    const { run, child } = await waitingRun(person)
    await person.post(`/api/runs/${child.id}/cancellation`)
    await person.get(`/api/runs/${run.id}/events`)
    const ended = await runOf(person, run.id)
    assert.equal(ended.status, 'failed')
    assert.deepInclude(ended.error, { code: 'canceled', step: 'inner' })
  })

  test('goes on with what somebody approves, and so does the run around it', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { run, child } = await waitingRun(person)
    const { approval } = stepOf(child, 'wait')
    const path = `/api/approvals/${approval.path.slice(3)}`
    const decided = await client.post(path).json({ decision: 'approved' })
    decided.assertStatus(200)
    await person.get(`/api/runs/${run.id}/events`)
    const ended = await runOf(person, run.id)
    assert.deepEqual(ended.results, [{ title: 'Out', value: 'Hello Hello Ada', formats: [] }])
    assert.include(await balanceOf(person), { granted: 24, held: 0, used: 1 })
  })

  test('fails the run around it when its flow is deleted for good', async ({ client, assert }) => {
    const person = await newClient(client)
    const { run, child } = await waitingRun(person)
    await person.delete(`${FLOWS}/${child.flowId}`)
    assert.equal((await runOf(person, child.id)).status, 'waiting')
    await person.delete(`${FLOWS}/${child.flowId}?permanent=true`)
    await person.get(`/api/runs/${run.id}/events`)
    const ended = await runOf(person, run.id)
    assert.equal(ended.error.step, 'inner')
    // The run around it may go on before the flow is gone, while its run is canceled already.
    assert.include(['no_flow', 'canceled'], ended.error.code)
    assert.include(await balanceOf(person), { granted: 25, held: 0, used: 0 })
  })
})
