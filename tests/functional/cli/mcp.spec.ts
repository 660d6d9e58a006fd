import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { environmentOf } from '#tests/functional/cli/client_of'
import { FLOWS, GREETING } from '#tests/functional/flows/flow_steps'
import { newClient } from '#tests/helpers/api'

const CLIENT = fileURLToPath(new URL('../../../build/cli/main.js', import.meta.url))

/** All that the tools give; each gives some of it. */
interface Answer {
  id: string
  status: string
  prompt: string
  scoreBefore: number
  scoreAfter: number
  changes: { reason: string }[]
  findings: { rule: string; excerpt: string }[]
  templates: { id: string }[]
  open: { name: string }[]
  flows: { inputs: unknown }[]
  results: unknown
}

/** An assistant that uses the client's tools. */
async function assistant(
  { env = {}, words = [] }: { env?: Record<string, string>; words?: string[] },
  cleanup: (end: () => Promise<void>) => void
) {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StdioClientTransport({
    ...{ command: process.execPath, args: [CLIENT, 'mcp', ...words], stderr: 'pipe' },
    env: { PATH: process.env.PATH!, XDG_CONFIG_HOME: '/nonexistent', ...env },
  })
  await client.connect(transport)
  cleanup(() => client.close())
  const call = async (name: string, given: Record<string, unknown>) => {
    const { structuredContent, content, isError } = await client.callTool({
      name,
      arguments: given,
    })
    return { data: structuredContent as Answer, content, isError }
  }
  return { client, call }
}

test.group('The tools for assistants', (group) => {
  group.setup(() => startWorker())

  test('improve and check a prompt without a server', async ({ assert, cleanup }) => {
    const { call } = await assistant({}, cleanup)
    const { data } = await call('improve_prompt', { text: 'write an email about our new product' })
    assert.match(data.prompt, /^Write an email about our new product\./)
    assert.isAbove(data.scoreAfter, data.scoreBefore)
    for (const { reason } of data.changes) assert.isNotEmpty(reason)
    const checked = await call('check_prompt', { text: 'Write about stuff, and add things.' })
    const [{ excerpt }] = checked.data.findings.filter(({ rule }) => rule === 'clarity.vague_word')
    assert.equal(excerpt, 'stuff')
  })

  test('only read, unless writing is allowed', async ({ assert, cleanup }) => {
    const reading = await assistant({}, cleanup)
    const { tools } = await reading.client.listTools()
    assert.notInclude(
      tools.map(({ name }) => name),
      'run_flow'
    )
    for (const { annotations } of tools) assert.isTrue(annotations?.readOnlyHint)
    const refused = await reading.call('run_flow', { flow: 'x' })
    assert.isTrue(refused.isError)
  })

  test('find and fill in a template', async ({ client, assert, cleanup }) => {
    const { call } = await assistant({ env: environmentOf(await newClient(client)) }, cleanup)
    const { data } = await call('search_templates', { words: 'blog post outline' })
    const [{ id }] = data.templates
    const filled = await call('fill_template', { id, values: {} })
    assert.isNotEmpty(filled.data.open)
    assert.include(filled.data.prompt, `{{${filled.data.open[0].name}}}`)
  })

  test('list flows, run one and read the run', async ({ client, assert, cleanup }) => {
    const person = await newClient(client)
    await person.post(FLOWS, { title: 'Greet', graph: GREETING })
    const { call } = await assistant(
      { env: environmentOf(person), words: ['--allow-write'] },
      cleanup
    )
    const { data } = await call('list_flows', {})
    assert.deepEqual(data.flows[0].inputs, [
      { name: 'who', label: 'Who', type: 'text', isRequired: true },
    ])
    const ran = await call('run_flow', { flow: 'Greet', inputs: { who: 'Ada' } })
    assert.deepEqual(ran.data.results, [{ title: 'Greeting', value: 'Hello Ada' }])
    const read = await call('read_run', { id: ran.data.id })
    assert.equal(read.data.status, 'succeeded')
  })

  test('tell an assistant what it needs, and what is wrong with what it gave', async ({
    client,
    assert,
    cleanup,
  }) => {
    const signedOut = await assistant({}, cleanup)
    const { isError, content } = await signedOut.call('list_flows', {})
    assert.isTrue(isError)
    assert.match(JSON.stringify(content), /not signed in.*hone login/)
    const person = await newClient(client)
    await person.post(FLOWS, { title: 'Greet', graph: GREETING })
    const signedIn = await assistant(
      { env: environmentOf(person), words: ['--allow-write'] },
      cleanup
    )
    const missing = await signedIn.call('run_flow', { flow: 'Greet' })
    assert.isTrue(missing.isError)
    assert.match(JSON.stringify(missing.content), /inputs\.who/)
  })
})
