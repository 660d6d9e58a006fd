import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { edge, GREETING, node, through } from '#tests/functional/flows/flow_steps'
import { added, execute, runOf } from '#tests/functional/flows/inner_flows/inner_flows'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'

const LONG = 'é'.repeat(40_000)

interface ReadStep {
  key: string
  output: string | null
  leftOutBytes: number
}

async function stepsOf(person: SignedClient, graph: FlowGraph) {
  const done = await execute(person, await added(person, graph))
  done.assertStatus(200)
  const id: string = done.body().id
  const { steps }: { steps: ReadStep[] } = await runOf(person, id)
  const read = (key: string) => person.get(`/api/runs/${id}/steps/${encodeURIComponent(key)}`)
  return { id, steps, read }
}

test.group('A step of a run', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('comes without an output that is long, which can be read by itself', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const long = node('long', 'format', { text: `${LONG}{{hello}}`, as: 'text' })
    const { id, steps, read } = await stepsOf(person, through(long))
    const listed = steps.find(({ key }) => key === 'long')!
    assert.isNull(listed.output)
    assert.isAbove(listed.leftOutBytes, 2 * LONG.length)
    assert.include(
      steps.find(({ key }) => key === 'hello'),
      { output: 'Hello Ada', leftOutBytes: 0 }
    )
    const whole = await read('long')
    whole.assertStatus(200)
    assert.deepEqual(whole.body(), { ...listed, output: `${LONG}Hello Ada`, leftOutBytes: 0 })
    const changes = (await person.get(`/api/runs/${id}/changes`)).body()
    assert.deepEqual(changes.steps, steps)
  })

  test('fills each variable, and writes out what is kept as text', async ({ client, assert }) => {
    const text = '{{hello}} {{ HELLO }} {\\{hello}} {\\{ name | upper }} C:\\{{hello}}'
    const { steps } = await stepsOf(
      await newClient(client),
      through(node('odd', 'format', { text, as: 'text' }))
    )
    const output = 'Hello Ada Hello Ada {{hello}} {{ name | upper }} C:\\Hello Ada'
    assert.equal(steps.find(({ key }) => key === 'odd')!.output, output)
  })

  test('is not read by another person, nor where it does not exist', async ({ client }) => {
    const [person, other] = [await newClient(client), await newClient(client)]
    const { id, read } = await stepsOf(person, GREETING)
    ;(await other.get(`/api/runs/${id}/steps/hello`)).assertStatus(404)
    for (const key of ['missing', 'hello ', '%', '../hello', 'x'.repeat(2_000)])
      (await read(key)).assertStatus(404)
  })

  test('of many items comes with its output until there are too many', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const text = `{{item}} ${'x'.repeat(10_000)}`
    const rows = Array.from({ length: 80 }, (_, at) => `row ${at}`).join('\n')
    const { steps, read } = await stepsOf(person, {
      ...GREETING,
      nodes: [
        GREETING.nodes[0],
        node('rows', 'format', { text: rows, as: 'text' }),
        node('each', 'for-each', {
          ...{ list: '{{rows}}', parallel: 10, whenItemFails: 'stop', gather: 'row' },
        }),
        { ...node('row', 'format', { text, as: 'text' }), parent: 'each' },
        node('out', 'result', { value: 'done', title: 'Out', formats: [] }),
      ],
      edges: [edge('in', 'rows'), edge('rows', 'each'), edge('each', 'out')],
    })
    const items = steps.filter(({ key }) => key.startsWith('each#'))
    assert.lengthOf(items, 80)
    const listed = items.filter(({ output }) => output !== null)
    assert.isAbove(listed.length, 40)
    assert.isBelow(listed.length, 50)
    const { key } = items.find(({ leftOutBytes }) => leftOutBytes > 0)!
    const whole = await read(key)
    whole.assertStatus(200)
    assert.match(whole.body().output, /^row \d+ x{10000}$/)
  })
})
