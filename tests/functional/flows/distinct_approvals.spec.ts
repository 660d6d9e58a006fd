import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { startWorker } from '#app/core/jobs/start_worker'
import { asClient } from '#tests/functional/cli/client_of'
import { newFlow } from '#tests/functional/flows/batches/batch_steps'
import { APPROVAL, FLOWS } from '#tests/functional/flows/flow_steps'
import { added, around } from '#tests/functional/flows/inner_flows/inner_flows'
import { graphWith } from '#tests/functional/flows/waiting_run'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'

interface Waiting {
  id: string
  asks: string | null
}

const start = async (person: SignedClient, flowId: string, who: string): Promise<string> => {
  const started = await person.post(`${FLOWS}/${flowId}/execute`, { inputs: { who } })
  started.assertStatus(202)
  return started.body().id
}

const waitingRuns = async (person: SignedClient, path = '/api/runs?status=waiting') =>
  ((await person.get(path)).body() as Waiting[]).map(({ id, asks }) => [id, asks])

const noticed = async (person: SignedClient) =>
  (await person.get('/api/notices'))
    .body()
    .map(({ kind, excerpt }: { kind: string; excerpt: string }) => [kind, excerpt])

test.group('Approvals of one flow', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('are told apart by what is to be approved, in lists and notices', async ({
    client,
    assert,
  }) => {
    const [person, other] = [await newClient(client), await newClient(client)]
    const flow = await newFlow(person, graphWith({}))
    const ada = await start(person, flow, '<b>Ada</b>\nByron')
    const long = await start(person, flow, 'Grace Brewster Murray Hopper '.repeat(10))
    const begins = 'Hello Grace Brewster Murray Hopper Grace Brewster Murray Hopper Grace Brewster…'
    const runs = [
      [long, begins],
      [ada, 'Hello <b>Ada</b> Byron'],
    ]
    assert.isAtMost(begins.length, 80)
    assert.deepEqual(await waitingRuns(person), runs)
    assert.deepEqual(await waitingRuns(person, `${FLOWS}/${flow}/runs`), runs)
    assert.deepEqual(await noticed(person), [
      ['approval_asked', begins],
      ['approval_asked', 'Hello <b>Ada</b> Byron'],
    ])
    assert.deepEqual([await waitingRuns(other), await noticed(other)], [[], []])
    const { stdout } = await asClient(person, ['runs', 'list', '--status', 'waiting'])
    assert.match(stdout, /\tRows\twaiting\t.*\tHello <b>Ada<\/b> Byron$/m)

    await person.post(`/api/runs/${ada}/cancellation`, {})
    const all = await waitingRuns(person, '/api/runs')
    assert.deepEqual(all, [runs[0], [ada, null]])
  })

  test('are told apart by the first input where nothing is shown, and inside other flows', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const whole = graphWith({})
    const shown = { ...APPROVAL.settings, content: '{{note}}', needsAccount: false }
    const note = { name: 'note', label: 'Note', type: 'text', isRequired: false }
    const changed: Record<string, object> = {
      wait: shown,
      in: { fields: [...(whole.nodes[0].settings.fields as object[]), note] },
    }
    const nodes = whole.nodes.map((one) => ({
      ...one,
      settings: { ...one.settings, ...changed[one.id] },
    }))
    const inner = await newFlow(person, { ...whole, nodes })
    const outer = await added(person, around(inner), 'Outer')
    const id = await start(person, outer, 'Ada')
    const [[run, asks]] = await waitingRuns(person)
    assert.equal(run, id)
    const child = await db.from('runs').where('parent_run_id', id).select('input_excerpt').first()
    assert.deepEqual([asks, (await noticed(person))[0][1]], Array(2).fill(child.input_excerpt))
    const decided = await asClient(person, ['runs', 'approve', id, '--yes'])
    assert.deepEqual([decided.code, decided.stderr], [0, 'Approved.\n'])
    const missing = await asClient(person, ['runs', 'approve', '--yes'])
    assert.include(missing.stderr, 'No run waits for a decision.')
  })
})
