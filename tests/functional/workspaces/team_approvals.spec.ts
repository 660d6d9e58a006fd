import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { waitingRun } from '#tests/functional/flows/waiting_run'
import { newTeam } from '#tests/functional/workspaces/team'
import { onBothDatabases } from '#tests/helpers/depth'

const unread = (userId: string) => db.from('notices').where('user_id', userId).whereNull('read_ms')

test.group('What a run of a team asks', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('is decided by members whose role allows it', async ({ client, assert }) => {
    const { as } = await newTeam(client)
    const { id, path } = await waitingRun(as.editor)
    const approvalSeenBy = async (who: 'approver' | 'viewer') => {
      const { steps } = (await as[who].get(`/api/runs/${id}`)).body()
      const [changes] = [(await as[who].get(`/api/runs/${id}/changes`)).body()]
      const step = (await as[who].get(`/api/runs/${id}/steps/wait`)).body()
      const found = [...steps, ...changes.steps, step]
      return found.filter(({ key, approval }) => key === 'wait' && approval).length
    }
    assert.equal(await approvalSeenBy('approver'), 3)
    assert.equal(await approvalSeenBy('viewer'), 0)
    const refused = await as.viewer.post(path, { decision: 'approved' })
    assert.deepEqual([refused.status(), refused.body().code], [403, 'role'])
    ;(await as.approver.post(path, { decision: 'approved' })).assertStatus(200)
  })

  test('is read by whoever it tells, when that person opens it', async ({ client, assert }) => {
    const { as } = await newTeam(client)
    const { id } = await waitingRun(as.editor)
    const [editor, owner] = [as.editor.user.id, as.owner.user.id]
    // Whoever started it has looked at it just now.
    await db.from('notices').where('user_id', editor).update({ read_ms: null })
    assert.lengthOf(await unread(editor), 1)
    assert.lengthOf(await unread(owner), 0)
    await as.viewer.get(`/api/runs/${id}`)
    await as.owner.get(`/api/runs/${id}`)
    assert.lengthOf(await unread(editor), 1)
    await as.editor.get(`/api/runs/${id}`)
    assert.lengthOf(await unread(editor), 0)
  })
})
