import { test } from '@japa/runner'
import { endSessions } from '#app/auth/services/sessions'
import { startWorker } from '#app/core/jobs/start_worker'
import { administrator, at } from '#tests/functional/account/administrators'
import { followRun } from '#tests/functional/auth/followed_run'
import { waitingRun } from '#tests/functional/flows/waiting_run'
import { newClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { browserSession } from '#tests/helpers/people'

/** Ends what a test that failed has left open. */
let left = new AbortController()

const follow = (runId: string, headers: Record<string, string>) =>
  followRun(runId, headers, left.signal)

test.group('An open stream of events', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())
  group.each.setup(() => {
    left = new AbortController()
    return () => left.abort()
  })

  test('ends with its session, and those of other sessions and people go on', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { id } = await waitingRun(person)
    const [first, second] = [await browserSession(person.user), await browserSession(person.user)]
    const open = await Promise.all([
      follow(id, { cookie: first.cookie }),
      follow(id, { cookie: second.cookie }),
      follow(id, { authorization: `Bearer ${person.secret}` }),
    ])
    await endSessions({ id: first.id, user_id: person.user.id })
    await open[0].ended
    assert.isTrue(open[1].isOpen && open[2].isOpen)
    const admin = await administrator(client)
    ;(await admin.delete(at(person.user.id, '/sessions'))).assertStatus(204)
    await open[1].ended
    assert.isTrue(open[2].isOpen)
    ;(await admin.put(at(person.user.id, '/suspension'), { reason: 'Spam' })).assertStatus(200)
    await open[2].ended
  })

  test('ends with its access token', async ({ client }) => {
    const person = await newClient(client)
    const { id } = await waitingRun(person)
    const open = await follow(id, { authorization: `Bearer ${person.secret}` })
    const [token] = (await person.get('/api/tokens')).body()
    ;(await person.delete(`/api/tokens/${token.id}`)).assertStatus(204)
    await open.ended
  })
})
