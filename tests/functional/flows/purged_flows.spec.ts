import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { post } from '#app/billing/services/ledger/post'
import { startWorker } from '#app/core/jobs/start_worker'
import { sqlTime } from '#app/core/sql_time'
import { inTransaction } from '#app/core/transact'
import { creditOf } from '#app/flows/engine/settle_credit'
import { deleteFlowForGood } from '#app/flows/services/flows/delete_flow_for_good'
import { purgeDeletedFlows } from '#app/flows/services/flows/purge_deleted_flows'
import { APPROVAL, FLOWS, through } from '#tests/functional/flows/flow_steps'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'

/** A flow with a run that waits for a person. */
async function waitingFlow(person: SignedClient) {
  const made = await person.post(FLOWS, { title: 'Wait', graph: through(APPROVAL, 'approved') })
  const id: string = made.body().id
  const run = await person.post(`${FLOWS}/${id}/execute`, { inputs: { who: 'Ada' } })
  run.assertStatus(202)
  const runId: string = run.body().id
  const statusOfRun = async () => (await person.get(`/api/runs/${runId}`)).body().status
  return { id, path: `${FLOWS}/${id}`, runId, statusOfRun }
}

const later = () => DateTime.utc().plus({ days: 31 })

test.group('Deleting a flow for good', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('leaves a flow that was restored, and its runs', async ({ client, assert }) => {
    const person = await newClient(client)
    const { id, path, statusOfRun } = await waitingFlow(person)
    await person.delete(path)
    await person.patch(path, { deletedAt: null })
    assert.isFalse(await deleteFlowForGood(id))
    assert.equal(await statusOfRun(), 'waiting')
    ;(await person.get(path)).assertStatus(200)
  })

  test('leaves a flow that was deleted again after it was listed', async ({ client, assert }) => {
    const person = await newClient(client)
    const { id, path, statusOfRun } = await waitingFlow(person)
    await person.delete(path)
    assert.isFalse(await deleteFlowForGood(id, sqlTime(DateTime.utc().minus({ days: 30 }))))
    assert.equal(await statusOfRun(), 'waiting')
    assert.isTrue(await deleteFlowForGood(id, sqlTime(later())))
    assert.isEmpty((await person.get(`${FLOWS}?deleted=true`)).body())
  })

  test('goes on at night where one flow cannot be removed', async ({ client, assert, cleanup }) => {
    const person = await newClient(client)
    const [stuck, next] = [await waitingFlow(person), await waitingFlow(person)]
    cleanup(async () => void (await db.from('flows').where('id', stuck.id).delete()))
    const reference = creditOf(stuck.runId)
    await inTransaction((trx) => post({ userId: person.user.id, now: Date.now(), reference }, trx))
    for (const { path } of [stuck, next]) await person.delete(path)
    await assert.rejects(() => purgeDeletedFlows(later()), /could not be removed/)
    const left: { id: string }[] = (await person.get(`${FLOWS}?deleted=true`)).body()
    assert.deepEqual(
      left.map(({ id }) => id),
      [stuck.id]
    )
  })
})
