import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { followRun } from '#tests/functional/auth/followed_run'
import { waitingRun } from '#tests/functional/flows/waiting_run'
import { newTeam, WORKSPACES } from '#tests/functional/workspaces/team'
import { asPerson } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'

/** Ends what a test that failed has left open. */
let left = new AbortController()

test.group('A membership that ends', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())
  group.each.setup(() => {
    left = new AbortController()
    return () => left.abort()
  })

  test('ends what the person follows in the workspace, and nothing else', async ({
    client,
    assert,
  }) => {
    const { id, as } = await newTeam(client)
    const run = await waitingRun(as.owner)
    const follow = (secret: string, runId = run.id) =>
      followRun(runId, { authorization: `Bearer ${secret}` }, left.signal)
    const own = await waitingRun(await asPerson(client, as.viewer.user))
    const [viewers, approvers] = [await follow(as.viewer.secret), await follow(as.approver.secret)]
    const personal = await follow(as.viewer.secret, own.id)
    const member = `${WORKSPACES}/${id}/members/${as.viewer.user.id}`
    ;(await as.owner.delete(member)).assertStatus(204)
    await viewers.ended
    assert.isTrue(approvers.isOpen && personal.isOpen)
    ;(await as.viewer.get(`/api/runs/${run.id}`)).assertStatus(404)
  })
})
