import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { MAX_OPEN_STREAMS } from '#app/auth/services/open_streams'
import { eventually } from '#tests/browser/helpers/becomes'
import { newClient } from '#tests/helpers/api'
import { waitingRun } from '#tests/functional/flows/waiting_run'

test.group('The events of a run that waits', (group) => {
  group.setup(() => startWorker())

  test('can be followed by one person in many places, and in others once some are closed', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { id } = await waitingRun(person)
    const follow = (signal?: AbortSignal) =>
      fetch(`http://${process.env.HOST}:${process.env.PORT}/api/runs/${id}/events`, {
        headers: { authorization: `Bearer ${person.secret}`, accept: 'text/event-stream' },
        signal,
      })
    const gone = new AbortController()
    const open = await Promise.all(
      Array.from({ length: MAX_OPEN_STREAMS }, () => follow(gone.signal))
    )
    assert.isTrue(open.every(({ status }) => status === 200))
    const refused = await follow()
    assert.equal(refused.status, 429)
    assert.include(await refused.text(), 'too_many_streams')
    gone.abort()
    await eventually(async () => {
      const stop = new AbortController()
      const { status } = await follow(stop.signal)
      stop.abort()
      assert.equal(status, 200)
    })
  })
})
