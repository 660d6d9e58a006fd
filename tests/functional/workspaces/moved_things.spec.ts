import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { FLOWS, GREETING } from '#tests/functional/flows/flow_steps'
import { added, around, execute } from '#tests/functional/flows/inner_flows/inner_flows'
import { waitingRun } from '#tests/functional/flows/waiting_run'
import { newTeam } from '#tests/functional/workspaces/team'
import { asPerson, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'

const ids = async (person: SignedClient, path: string) =>
  (await person.get(path)).body().map(({ id }: { id: string }) => id)

test.group('What is moved to another workspace', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('is there with its versions, links and runs, and nowhere else', async ({
    client,
    assert,
  }) => {
    const { id: workspaceId, as } = await newTeam(client)
    const personal = await asPerson(client, as.editor.user)
    const prompt = (await personal.post('/api/prompts', { original: 'Plan the fair' })).body()
    ;(await personal.post(`/api/prompts/${prompt.id}/versions`, {})).assertStatus(201)
    ;(await personal.post('/api/shares', { promptId: prompt.id })).assertStatus(201)
    const inner = await added(personal, GREETING, 'Inner')
    const outer = await added(personal, around(inner), 'Outer')
    const run = (await execute(personal, outer)).body()
    const inside = run.id && (await personal.get(`/api/runs/${run.id}`)).body().steps
    const childId = inside.find(({ key }: { key: string }) => key === 'inner').childRunId

    for (const path of [`/api/prompts/${prompt.id}`, `${FLOWS}/${outer}`])
      (await personal.put(`${path}/workspace`, { workspaceId })).assertStatus(200)
    assert.deepEqual(await ids(as.viewer, '/api/prompts'), [prompt.id])
    assert.deepEqual(await ids(as.viewer, FLOWS), [outer])
    assert.deepEqual(await ids(as.viewer, '/api/runs'), [run.id])
    assert.lengthOf(await ids(as.viewer, '/api/shares'), 1)
    ;(await as.viewer.get(`/api/prompts/${prompt.id}/versions/1`)).assertStatus(200)
    ;(await as.viewer.get(`/api/runs/${childId}`)).assertStatus(200)
    assert.deepEqual(await ids(personal, '/api/prompts'), [])
    assert.deepEqual(await ids(personal, FLOWS), [inner])
    assert.deepEqual(await ids(personal, '/api/runs'), [])

    const back = { workspaceId: as.editor.user.id }
    ;(await personal.put(`${FLOWS}/${outer}/workspace`, back)).assertStatus(200)
    assert.deepEqual(await ids(as.viewer, FLOWS), [])
    assert.deepEqual(await ids(personal, '/api/runs'), [run.id])
  })

  test('needs an editor in both, a place in the plan, and that nothing runs', async ({
    client,
    assert,
  }) => {
    const { id: workspaceId, as } = await newTeam(client)
    const move = (person: SignedClient, path: string, to: string) =>
      person.put(`${path}/workspace`, { workspaceId: to })
    const prompt = (await as.editor.post('/api/prompts', { original: 'Plan the fair' })).body()
    const path = `/api/prompts/${prompt.id}`
    ;(await move(as.viewer, path, as.viewer.user.id)).assertStatus(403)
    ;(await move(as.stranger, path, as.stranger.user.id)).assertStatus(404)
    const own = (
      await (await asPerson(client, as.viewer.user)).post('/api/prompts', { original: 'Mine' })
    ).body()
    ;(await move(as.viewer, `/api/prompts/${own.id}`, workspaceId)).assertStatus(403)
    ;(await move(as.editor, path, as.viewer.user.id)).assertStatus(404)

    const { id: runId } = await waitingRun(as.editor)
    const { flowId } = (await as.editor.get(`/api/runs/${runId}`)).body()
    const busy = await move(as.editor, `${FLOWS}/${flowId}`, as.editor.user.id)
    assert.deepEqual([busy.status(), busy.body().code], [409, 'busy'])
    await as.editor.post(`/api/runs/${runId}/cancellation`)
    const personal = await asPerson(client, as.editor.user)
    for (const title of ['One', 'Two', 'Three']) await personal.post(FLOWS, { title })
    const full = await move(as.editor, `${FLOWS}/${flowId}`, as.editor.user.id)
    assert.deepEqual([full.status(), full.body().code], [403, 'plan_limit'])
  })

  test('can be copied instead by whoever may read it', async ({ client, assert }) => {
    const { as } = await newTeam(client)
    const flow = (await as.owner.post(FLOWS, { title: 'Greet', graph: GREETING })).body()
    const personal = await asPerson(client, as.viewer.user)
    const copy = (await personal.post(`${FLOWS}/${flow.id}/duplicate`)).body()
    assert.deepEqual(await ids(personal, FLOWS), [copy.id])
    ;(await as.viewer.post(`${FLOWS}/${flow.id}/duplicate`)).assertStatus(403)
    assert.deepEqual(await ids(as.owner, FLOWS), [flow.id])
  })
})
