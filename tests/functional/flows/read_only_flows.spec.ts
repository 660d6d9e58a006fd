import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { startWorker } from '#app/core/jobs/start_worker'
import { FLOWS, GREETING } from '#tests/functional/flows/flow_steps'
import { asPerson, type SignedClient } from '#tests/helpers/api'
import { createPerson } from '#tests/helpers/people'

interface Listed {
  id: string
  title: string
  isReadOnly: boolean
}

/** A person on the Free plan with five flows of a former Pro plan. The later ones were changed later. */
async function formerPro(client: ApiClient) {
  const person = await asPerson(client, await createPerson({ plan: 'pro' }))
  const ids: string[] = []
  for (const title of ['one', 'two', 'three', 'four', 'five']) {
    const made = await person.post(FLOWS, { title, graph: GREETING })
    ids.push(made.body().id)
    const at = `2026-03-0${ids.length} 10:00:00`
    await db.from('flows').where('id', ids.at(-1)!).update({ updated_at: at })
  }
  await db.from('users').where('id', person.user.id).update({ plan: 'free' })
  return { person, ids }
}

async function readOnly(person: SignedClient): Promise<string[]> {
  const listed: Listed[] = (await person.get(`${FLOWS}?sort=created`)).body()
  return listed
    .filter((flow) => flow.isReadOnly)
    .map(({ title }) => title)
    .sort()
}

test.group('More flows than the plan includes', (group) => {
  group.setup(() => startWorker())

  test('the three that were changed last can be edited, the others are read-only', async ({
    client,
    assert,
  }) => {
    const { person, ids } = await formerPro(client)
    assert.deepEqual(await readOnly(person), ['one', 'two'])
    assert.isTrue((await person.get(`${FLOWS}/${ids[0]}`)).body().isReadOnly)
    assert.isFalse((await person.get(`${FLOWS}/${ids[2]}`)).body().isReadOnly)
    const changes = [
      await person.patch(`${FLOWS}/${ids[0]}`, { title: 'another' }),
      await person.patch(`${FLOWS}/${ids[0]}`, { isFavorite: true }),
      await person.put(`${FLOWS}/${ids[0]}/draft`, { graph: GREETING }),
      await person.post(`${FLOWS}/${ids[0]}/versions`, {}),
      await person.post(`${FLOWS}/${ids[0]}/duplicate`, {}),
    ]
    for (const refused of changes) {
      refused.assertStatus(403)
      assert.containSubset(refused.body(), { code: 'plan_limit', offer: 'pro' })
    }
    const changed = await person.patch(`${FLOWS}/${ids[2]}`, { title: 'changed' })
    changed.assertStatus(200)
    assert.deepEqual(await readOnly(person), ['one', 'two'])
  })

  test('a read-only flow can be run, which does not make it one of the last', async ({
    client,
    assert,
  }) => {
    const { person, ids } = await formerPro(client)
    const run = await person.post(`${FLOWS}/${ids[0]}/execute`, { inputs: { who: 'Ada' } })
    run.assertStatus(200)
    assert.equal(run.body().status, 'succeeded')
    assert.deepEqual(await readOnly(person), ['one', 'two'])
  })

  test('whoever deletes flows can edit the others, and nothing is lost on Pro', async ({
    client,
    assert,
  }) => {
    const { person, ids } = await formerPro(client)
    const gone = await person.delete(`${FLOWS}/${ids[4]}`)
    gone.assertStatus(204)
    assert.deepEqual(await readOnly(person), ['one'])
    const extra = await person.delete(`${FLOWS}/${ids[0]}`)
    extra.assertStatus(204)
    assert.deepEqual(await readOnly(person), [])
    const back = await person.patch(`${FLOWS}/${ids[0]}`, { deletedAt: null })
    back.assertStatus(403)
    await db.from('users').where('id', person.user.id).update({ plan: 'pro' })
    const restored = await person.patch(`${FLOWS}/${ids[0]}`, { deletedAt: null })
    restored.assertStatus(200)
    assert.deepEqual(await readOnly(person), [])
    const edited = await person.patch(`${FLOWS}/${ids[0]}`, { title: 'edited' })
    edited.assertStatus(200)
  })
})
