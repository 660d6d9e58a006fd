import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { startWorker } from '#app/core/jobs/start_worker'
import { newClient } from '#tests/helpers/api'
import { waitingRun, WITHOUT_NO } from '#tests/functional/flows/waiting_run'

test.group('The page of an approval', (group) => {
  group.setup(() => startWorker())

  test('says who decided without their email address, and what ends where it is not given', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { path } = await waitingRun(person, {}, WITHOUT_NO)
    const asked = await client.get(path)
    assert.include(asked.body(), { decidedBy: null, rejectionEnds: 'run', expiryEnds: 'run' })
    const other = await newClient(client)
    await db.from('users').where('id', other.user.id).update({ first_name: 'Grace' })
    const decided = await other.post(path, { decision: 'approved' })
    assert.equal(decided.body().decidedBy, 'Grace')
    const again = await client.get(path)
    assert.include(again.body(), { decision: 'approved', decidedBy: 'Grace' })
    assert.notInclude(again.text(), other.user.email!)
    const ways = await client.get((await waitingRun(person)).path)
    assert.include(ways.body(), { rejectionEnds: null, expiryEnds: null })
  })
})
