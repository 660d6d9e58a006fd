import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import { asClient, environmentOf } from '#tests/functional/cli/client_of'
import { FLOWS, node, through } from '#tests/functional/flows/flow_steps'
import { newClient } from '#tests/helpers/api'
import type { ModelStandIn } from '#tests/helpers/model_stand_in'
import { ClientInTerminal } from '#tests/helpers/terminal_client'

const PROMPT = 'Write an email about our new product Kestrel 3.'
const GRAPH = through(
  node('writes', 'prompt', {
    ...{ text: 'Greet {{hello}}', model: null, maxTokens: 1000, answer: 'text', fields: [] },
  })
)

test.group('A connected model in the terminal client', (group) => {
  let standIn: ModelStandIn
  let id = ''

  group.setup(() => startWorker())
  group.each.setup(async () => {
    ;({ standIn, id } = await connected())
    return () => disconnected(standIn)
  })

  test('is shown while it writes, and then its prompt', async ({ client, assert }) => {
    const env = environmentOf(await newClient(client))
    const words = ['improve', PROMPT, '--model', id, '--variant', 'optimized']
    const terminal = new ClientInTerminal(words, { env })
    await terminal.shows(`${id} writes`)
    await terminal.shows('Audience: customers who know us')
    assert.equal(await terminal.ended(), 0)
    assert.match(terminal.output, /: \d+ → \d+/)
  })

  test('gives only the prompt between pipes', async ({ client, assert }) => {
    const person = await newClient(client)
    const words = ['improve', PROMPT, '--model', id, '--variant', 'optimized']
    const { code, stdout } = await asClient(person, words)
    assert.equal(code, 0)
    assert.include(stdout, 'Audience: customers who know us')
    assert.notInclude(stdout, 'writes')
  })

  test('is not asked where that may cost more than --max-cost', async ({ client, assert }) => {
    standIn.reply = () => 'Good day'
    const person = await newClient(client)
    await person.post(FLOWS, { title: 'Greet', graph: GRAPH })
    const words = ['flows', 'run', 'Greet', '--input', 'who=Ada', '--max-cost']
    const refused = await asClient(person, [...words, '0.004'])
    assert.equal(refused.code, 1)
    assert.match(refused.stderr, /^hone: writes: /m)
    assert.isEmpty(standIn.requests)
    const ran = await asClient(person, [...words, '0.01'])
    assert.equal(ran.stdout, 'Good day\n')
  })
})
