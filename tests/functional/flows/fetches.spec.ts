import type { RequestListener } from 'node:http'
import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { readAllowedHosts } from '#app/core/fetching/allowed_hosts'
import { EXECUTORS } from '#app/flows/engine/executors/executors'
import { fetchWith } from '#app/flows/engine/executors/fetch_step'
import { FLOWS, node, through } from '#tests/functional/flows/flow_steps'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { type HttpStandIn, startHttpStandIn } from '#tests/helpers/canary_server'
import { fetchSettings } from '#tests/helpers/fetch_steps'

const WHO = { inputs: { who: 'Ada' } }

test.group('A flow with a Fetch', (group) => {
  let server: HttpStandIn
  let answer: RequestListener = () => {}

  group.setup(() => startWorker())
  group.each.setup(async () => {
    server = await startHttpStandIn('127.0.0.1', (request, response) => answer(request, response))
    return () => server.close()
  })

  async function newFlow(person: SignedClient, url: string): Promise<string> {
    const page = node('page', 'fetch', { ...fetchSettings({ url }) })
    const made = await person.post(FLOWS, { title: 'Read', graph: through(page) })
    made.assertStatus(201)
    return made.body().id
  }

  test('reads from no address of this machine', async ({ client, assert }) => {
    for (const [url, code] of [
      [`http://127.0.0.1:${server.port}/`, 'not_allowed'],
      [`https://127.0.0.1:${server.port}/`, 'not_allowed'],
      ['https://127.0.0.1/', 'private_address'],
      ['https://localhost/', 'private_address'],
      ['https://[::ffff:7f00:1]/', 'private_address'],
    ]) {
      const person = await newClient(client)
      const id = await newFlow(person, url)
      const run = await person.post(`${FLOWS}/${id}/execute`, WHO)
      run.assertStatus(422)
      const { error } = (await person.get(`/api/runs/${run.body().runId}`)).body()
      assert.include(error, { code, step: 'page' })
    }
    assert.deepEqual(server.requests, [])
  })

  test('ends its request when it is canceled', async ({ client, assert }) => {
    const { fetch } = EXECUTORS
    const hosts = readAllowedHosts(`http://127.0.0.1:${server.port}`)!
    const work = fetchWith({ hosts, reach: { mayReach: () => true } })
    EXECUTORS.fetch = { isInstant: false, work }
    try {
      const arrived = Promise.withResolvers<void>()
      const hungUp = Promise.withResolvers<void>()
      answer = (_request, response) => {
        response.once('close', () => hungUp.resolve())
        arrived.resolve()
      }
      const person = await newClient(client)
      const id = await newFlow(person, `http://127.0.0.1:${server.port}/`)
      const started = await person
        .post(`${FLOWS}/${id}/execute`, WHO)
        .header('Prefer', 'respond-async')
      await arrived.promise
      const canceled = await person.post(`/api/runs/${started.body().id}/cancellation`)
      assert.equal(canceled.body().status, 'canceled')
      await hungUp.promise
    } finally {
      EXECUTORS.fetch = fetch
    }
  })
})
