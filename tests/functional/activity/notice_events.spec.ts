import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { approvalToken } from '#app/flows/engine/approvals/approval_token'
import { APPROVAL, through } from '#tests/functional/flows/flow_steps'
import { added, execute } from '#tests/functional/flows/inner_flows/inner_flows'
import { newClient } from '#tests/helpers/api'

const EVENTS = '/api/notices/events'
const settings = { ...APPROVAL.settings, needsAccount: false }
const ASKS = through({ ...APPROVAL, settings }, 'approved')

const statesIn = (text: string) =>
  [...text.matchAll(/^event: notices\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data))

test.group('The events of notices', (group) => {
  group.setup(() => startWorker())

  test('say once how notices stand where nothing is under way', async ({ client, assert }) => {
    const person = await newClient(client)
    const events = await person.get(EVENTS)
    events.assertStatus(200)
    assert.deepEqual(statesIn(events.text()), [{ unread: 0, newest: null, isUnderWay: false }])
  })

  test('say each change until what was under way has ended', async ({ client, assert }) => {
    const [person, other] = [await newClient(client), await newClient(client)]
    const started = await execute(person, await added(person, ASKS, 'Letter'))
    const { id } = started.body()
    const [asked] = (await person.get('/api/notices')).body()
    const [events] = await Promise.all([
      person.get(EVENTS),
      client.post(`/api/approvals/${approvalToken(id, 'wait')}`).json({ decision: 'approved' }),
    ])
    const states = statesIn(events.text())
    const [ended] = (await person.get('/api/notices')).body()
    assert.equal(ended.kind, 'run_succeeded')
    assert.notEqual(ended.id, asked.id)
    assert.deepEqual(states.at(-1), { unread: 1, newest: ended.id, isUnderWay: false })
    const foreign = await other.get(EVENTS)
    assert.equal(statesIn(foreign.text())[0].unread, 0)
  })
})
