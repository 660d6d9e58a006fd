import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { READY_FLOWS } from '#app/flows/domain/ready_flows/ready_flow_list'
import { READY_RESULTS } from '#app/flows/domain/ready_flows/ready_results'
import type { ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'
import { textOf } from '#app/flows/domain/graph/variables'
import { FLOWS } from '#tests/functional/flows/flow_steps'
import { newClient, type SignedClient } from '#tests/helpers/api'

/** What a ready flow gives with its sample and the demo model, where everything asked is approved. */
async function resultsOf(person: SignedClient, { title, graph, inputs }: ReadyFlow) {
  const made = await person.post(FLOWS, { title, graph })
  made.assertStatus(201)
  const texts = Object.entries(inputs).map(([name, value]) => [name, textOf(value)])
  const wish = { inputs: Object.fromEntries(texts) }
  const started = await person.post(`${FLOWS}/${made.body().id}/execute`, wish)
  const path = `/api/runs/${started.body().id}`
  const { steps } = (await person.get(path)).body()
  for (const { approval } of steps)
    if (approval)
      await person.post(`/api/approvals/${approval.path.slice(3)}`, { decision: 'approved' })
  await person.get(`${path}/events`)
  const run = (await person.get(path)).body()
  return { status: run.status, results: run.results }
}

test.group('What a ready flow gives', (group) => {
  group.setup(() => startWorker())

  for (const flow of READY_FLOWS) {
    test(`is what it shows: ${flow.id}`, async ({ client, assert }) => {
      const { status, results } = await resultsOf(await newClient(client), flow)
      assert.equal(status, 'succeeded')
      assert.deepEqual(results, READY_RESULTS[flow.id])
    })
  }
})
