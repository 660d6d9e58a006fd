import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { startWorker } from '#app/core/jobs/start_worker'
import { batchTurn } from '#app/flows/engine/batches/batch_turn'
import { csvOf, newFlow, WHO } from '#tests/functional/flows/batches/batch_steps'
import { APPROVAL, FLOWS, through } from '#tests/functional/flows/flow_steps'
import { newClient } from '#tests/helpers/api'

test.group('A batch that was given up', (group) => {
  group.setup(() => startWorker())

  test('ends as failed with a sentence where its rows could not be started after all tries', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const id = await newFlow(person, through(APPROVAL, 'approved'))
    const started = await person.post(`${FLOWS}/${id}/batches`, {
      ...{ csv: csvOf(['1', '2', '3', '4', '5', '6', '7']), columns: WHO, limitRows: 2 },
    })
    const { id: batchId } = started.body()
    await db.transaction((trx) => batchTurn.giveUp!(trx, { userId: person.user.id }))
    const batch = (await person.get(`/api/batches/${batchId}`)).body()
    assert.equal(batch.status, 'failed')
    assert.match(batch.error.message, /tried several times/)
    await person.post(`/api/batches/${batchId}/cancellation`)
  })
})
