import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { APPROVAL, GREETING, through } from '#tests/functional/flows/flow_steps'
import {
  added,
  execute,
  type FoundStep,
  runOf,
} from '#tests/functional/flows/inner_flows/inner_flows'
import { newClient } from '#tests/helpers/api'

const keysOf = ({ steps }: { steps: FoundStep[] }) => steps.map(({ key }) => key)

test.group('The changes of a run', (group) => {
  group.setup(() => startWorker())

  test('are its steps that have not ended, or have ended since an event', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = (await execute(person, await added(person, through(APPROVAL, 'approved')))).body().id
    const changes = async (query = '') => {
      const answer = await person.get(`/api/runs/${id}/changes${query}`)
      answer.assertStatus(200)
      return answer.body()
    }
    const whole = await runOf(person, id)
    const first = await changes()
    assert.deepEqual(first.steps, whole.steps)
    assert.include(first, { id, status: 'waiting' })
    for (const large of ['inputs', 'results']) assert.notProperty(first, large)
    const since = `?after=${first.lastEvent}`
    assert.deepEqual(keysOf(await changes(since)), ['wait'])

    const { path } = (await runOf(person, id)).steps.find(
      ({ key }: FoundStep) => key === 'wait'
    ).approval
    const decided = await person.post(`/api/approvals/${path.slice('/a/'.length)}`, {
      decision: 'approved',
    })
    decided.assertStatus(200)
    await person.get(`/api/runs/${id}/events`)
    const last = await changes(since)
    assert.equal(last.status, 'succeeded')
    assert.sameMembers(keysOf(last), ['wait', 'out'])
    assert.isEmpty((await changes(`?after=${last.lastEvent}`)).steps)
  })

  test('are for no one else, and since an event that can be', async ({ client }) => {
    const [person, other] = [await newClient(client), await newClient(client)]
    const { id } = (await execute(person, await added(person, GREETING))).body()
    ;(await other.get(`/api/runs/${id}/changes`)).assertStatus(404)
    ;(await person.get(`/api/runs/${id}/changes?after=-1`)).assertStatus(422)
  })
})
