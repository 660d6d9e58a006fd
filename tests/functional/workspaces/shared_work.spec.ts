import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { readCredits } from '#app/billing/services/usage/read_credits'
import { startWorker } from '#app/core/jobs/start_worker'
import { asPerson } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { FLOWS, GREETING } from '#tests/functional/flows/flow_steps'
import { added, around } from '#tests/functional/flows/inner_flows/inner_flows'
import { newTeam } from '#tests/functional/workspaces/team'

const remaining = async (userId: string) => {
  const { book } = await readCredits({ userId, now: Date.now() })
  return book.granted + book.bought
}
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

test.group('What is in the workspace of a team', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('is listed there for every member, and in no personal workspace', async ({
    client,
    assert,
  }) => {
    const { id, as } = await newTeam(client)
    const prompt = (await as.editor.post('/api/prompts', { original: 'Plan the fair' })).body()
    const improved = (
      await as.editor.post('/api/ai/enhance-prompt', { originalPrompt: 'write an email' })
    ).body()
    const flow = (await as.editor.post(FLOWS, { title: 'Greet', graph: GREETING })).body()
    for (const member of [as.owner, as.editor, as.approver, as.viewer]) {
      assert.sameMembers(ids((await member.get('/api/prompts')).body()), [
        ...[prompt.id, improved.promptId],
      ])
      assert.deepEqual(ids((await member.get('/api/prompts?search=fair')).body()), [prompt.id])
      assert.deepEqual(ids((await member.get(FLOWS)).body()), [flow.id])
      assert.deepEqual(ids((await member.get(`${FLOWS}?search=greet&limit=5`)).body()), [flow.id])
      const personal = await asPerson(client, member.user)
      assert.deepEqual((await personal.get('/api/prompts')).body(), [])
      assert.deepEqual((await personal.get('/api/prompts?search=fair')).body(), [])
      assert.deepEqual((await personal.get(FLOWS)).body(), [])
      // Where no header can be sent, the address names the workspace.
      const exported = await personal.get(`/api/prompts/export?workspace=${id}`)
      assert.deepEqual(exported.body(), [])
    }
    for (const other of [as.former, as.stranger]) {
      ;(await other.get('/api/prompts')).assertStatus(404)
      ;(await other.post(FLOWS, { title: 'Mine' })).assertStatus(404)
    }
    ;(await as.viewer.post(FLOWS, { title: 'Mine' })).assertStatus(403)
  })

  test('comes in by import, and stays when whoever imported it is no editor any more', async ({
    client,
    assert,
  }) => {
    const { id, as } = await newTeam(client)
    const given = { name: 'a.csv', source: 'csv' }
    const { id: importId } = (await as.editor.post('/api/imports', given)).body()
    const prompts = [{ title: 'Fair', content: 'Plan the fair', tags: [] }]
    ;(await as.editor.post(`/api/imports/${importId}/prompts`, { prompts })).assertStatus(201)
    const listed = async () => (await as.owner.get('/api/prompts')).body().length
    assert.equal(await listed(), 1)
    await db.from('memberships').where('user_id', as.editor.user.id).update({ role: 'viewer' })
    assert.equal((await as.editor.delete(`/api/imports/${importId}`)).body().deleted, 0)
    assert.equal(await listed(), 1)
    await db.from('memberships').where('user_id', as.editor.user.id).update({ role: 'editor' })
    assert.equal((await as.editor.delete(`/api/imports/${importId}`)).body().deleted, 1)
    assert.equal(await listed(), 0)
    assert.equal(
      (await db.from('prompts').where('workspace_id', id).first()).created_by,
      as.editor.user.id
    )
  })

  test('is opened with the role of the reader', async ({ client, assert }) => {
    const { as } = await newTeam(client)
    const prompt = (await as.owner.post('/api/prompts', { original: 'Plan the fair' })).body()
    const flow = (await as.owner.post(FLOWS, { title: 'Greet', graph: GREETING })).body()
    for (const role of ['owner', 'editor', 'approver', 'viewer'] as const) {
      assert.equal((await as[role].get(`/api/prompts/${prompt.id}`)).body().role, role)
      assert.equal((await as[role].get(`${FLOWS}/${flow.id}`)).body().role, role)
    }
  })

  test('runs on the credits of the owner, and says to whoever started it', async ({
    client,
    assert,
  }) => {
    const { id, as } = await newTeam(client)
    const [owners, editors] = [as.owner.user.id, as.editor.user.id]
    const before = [await remaining(owners), await remaining(editors)]
    const flow = (await as.owner.post(FLOWS, { title: 'Greet', graph: GREETING })).body()
    const run = await as.editor.post(`${FLOWS}/${flow.id}/execute`, { inputs: { who: 'Ada' } })
    run.assertStatus(200)
    assert.deepEqual(
      [await remaining(owners), await remaining(editors)],
      [before[0] - 1, before[1]]
    )
    const row = await db.from('runs').where('id', run.body().id).firstOrFail()
    assert.containsSubset(row, { user_id: owners, created_by: editors, workspace_id: id })
    for (const member of [as.owner, as.editor, as.viewer]) {
      const [listed] = (await member.get('/api/runs')).body()
      assert.deepEqual([listed.id, listed.startedBy], [run.body().id, as.editor.user.email])
    }
    const personal = await asPerson(client, as.owner.user)
    assert.deepEqual((await personal.get('/api/runs')).body(), [])
  })

  test('runs flows of the same workspace only, whoever pays', async ({ client, assert }) => {
    const { as } = await newTeam(client)
    const personal = await asPerson(client, as.owner.user)
    const own = (await personal.post(FLOWS, { title: 'Own', graph: GREETING })).body()
    const teams = (await as.owner.post(FLOWS, { title: 'Teams', graph: GREETING })).body()
    const run = async (flowId: string) => {
      const id = await added(as.editor, around(flowId), 'Outer')
      return as.editor.post(`${FLOWS}/${id}/execute`, { inputs: { who: 'Ada' } })
    }
    const done = await run(teams.id)
    done.assertStatus(200)
    const refused = await run(own.id)
    refused.assertStatus(422)
    assert.include(refused.body().message, 'deleted, or not yours')
  })

  test('names the author of each version', async ({ client, assert }) => {
    const { as } = await newTeam(client)
    const prompt = (await as.owner.post('/api/prompts', { original: 'Plan the fair' })).body()
    ;(await as.editor.post(`/api/prompts/${prompt.id}/versions`, {})).assertStatus(201)
    const version = await db.from('prompt_versions').where('prompt_id', prompt.id).firstOrFail()
    assert.equal(version.author_id, as.editor.user.id)
    const flow = (await as.owner.post(FLOWS, { title: 'Greet', graph: GREETING })).body()
    ;(await as.editor.post(`${FLOWS}/${flow.id}/versions`, {})).assertStatus(201)
    const saved = await db.from('flow_versions').where('flow_id', flow.id).firstOrFail()
    assert.equal(saved.author_id, as.editor.user.id)
  })
})
