import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { FLOWS, GREETING } from '#tests/functional/flows/flow_steps'
import { onBothDatabases } from '#tests/helpers/depth'

const movementsOf = async (person: SignedClient) =>
  (await person.get('/api/usage?kind=credit'))
    .body()
    .filter(({ source }: { source: string }) => source === 'run')
    .map(({ movement, flow }: Record<string, unknown>) => ({ movement, flow }))

test.group('Movements of credits', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('name the flow whose run they were for, until it is deleted', async ({ client, assert }) => {
    const person = await newClient(client)
    const { id } = (await person.post(FLOWS, { title: 'Greet', graph: GREETING })).body()
    const who = { inputs: { who: 'Ada' } }
    ;(await person.post(`${FLOWS}/${id}/execute`, who)).assertStatus(200)
    const flow = { id, title: 'Greet' }
    assert.deepEqual(await movementsOf(person), [
      { movement: 'post', flow },
      { movement: 'hold', flow },
    ])

    ;(await person.delete(`${FLOWS}/${id}`)).assertStatus(204)
    assert.deepEqual(await movementsOf(person), [
      { movement: 'post', flow: null },
      { movement: 'hold', flow: null },
    ])
  })
})
