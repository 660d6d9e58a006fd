import type { RequestListener } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import { readAllowedHosts } from '#app/core/fetching/allowed_hosts'
import { startWorker } from '#app/core/jobs/start_worker'
import { isPrivateAddress } from '#app/core/fetching/private_addresses'
import { EXECUTORS } from '#app/flows/engine/executors/executors'
import { fetchWith } from '#app/flows/engine/executors/fetch_step'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import { FLOWS } from '#tests/functional/flows/flow_steps'
import { injectionTexts } from '#tests/functional/flows/injections/injection_texts'
import { obedientFlow, SECRET } from '#tests/functional/flows/injections/obedient_flow'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { type HttpStandIn, PUBLIC_STAND_IN, startHttpStandIn } from '#tests/helpers/canary_server'
import type { ModelStandIn } from '#tests/helpers/model_stand_in'

const MINUTES = 300_000
const RUNS_OF_ONE = 20
const STEPS = ['in', 'page', 'data', 'summary', 'facts', 'topic', 'fine', 'sent', 'out']
/** What runs write. */
const WRITTEN = /^(runs|run_|model_calls|jobs|job_|credit_|kept_|usage|sqlite_|limit|activit)/

type Body = ModelStandIn['requests'][number]['body']

/** A model that does whatever it reads: it repeats it, and puts it wherever it may put words. */
function obey({ messages, response_format: format }: Body): string {
  const read: string = messages.at(-1).content
  const { name, schema } = format?.json_schema ?? {}
  if (!name) return read
  const fields = Object.entries<{ type: string; enum?: string[] }>(schema.properties)
  const value = (field: { type: string; enum?: string[] }) =>
    field.type === 'boolean' ? true : (field.enum?.[0] ?? read)
  return JSON.stringify(Object.fromEntries(fields.map(([key, field]) => [key, value(field)])))
}

/** Scheduled jobs delete rows of these tables, whatever the runs do. */
const SWEPT = new Set([
  ...['sessions', 'auth_access_tokens', 'notices', 'rate_limits', 'reservations'],
])

async function countRows(): Promise<Record<string, number>> {
  const tables = (await db.connection().getAllTables(['public'])).filter(
    (name) => !WRITTEN.test(name) && !SWEPT.has(name)
  )
  const counts = tables.map(async (name) => {
    const [{ count }] = await db.from(name).count('* as count')
    return [name, Number(count)] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

test.group('A text that gives orders', (group) => {
  let service: HttpStandIn
  let canary: HttpStandIn
  let model: ModelStandIn
  let texts: string[]
  let posted: string[] = []

  const serve: RequestListener = async (request, response) => {
    const [, kind, number] = /^\/(page|data)\/(\d+)$/.exec(request.url ?? '') ?? []
    if (!kind) {
      posted.push(await textOf(request))
      return void response.end(texts[posted.length % texts.length])
    }
    const text = texts[Number(number)]
    const isPage = kind === 'page'
    response.setHeader('content-type', isPage ? 'text/html' : 'application/json')
    response.end(isPage ? text : JSON.stringify({ 'title': text, '{{secret}}': text }))
  }

  group.setup(async () => {
    const stop = await startWorker()
    canary = await startHttpStandIn('127.0.0.1')
    service = await startHttpStandIn(PUBLIC_STAND_IN, serve)
    const connection = await connected()
    model = connection.standIn
    model.reply = obey
    texts = injectionTexts(`http://127.0.0.1:${canary.port}`)
    const { fetch } = EXECUTORS
    const work = fetchWith({
      hosts: readAllowedHosts(`*,http://*,http://*:${service.port},http://*:${canary.port}`)!,
      reach: { mayReach: (address) => address === PUBLIC_STAND_IN || !isPrivateAddress(address) },
    })
    EXECUTORS.fetch = { isInstant: false, work }
    return async () => {
      await stop()
      EXECUTORS.fetch = fetch
      await disconnected(model)
      await service.close()
      await canary.close()
    }
  })

  const newFlow = async (person: SignedClient): Promise<string> => {
    const graph = obedientFlow(`http://${PUBLIC_STAND_IN}:${service.port}`)
    const made = await person.post(FLOWS, { title: 'Read', graph })
    made.assertStatus(201)
    return made.body().id
  }

  /** The run did what its plan says, once, and its values are only values. */
  async function checkRun(
    person: SignedClient,
    run: { id: string },
    number: number,
    assert: Assert
  ) {
    const text = texts[number]
    const { steps, results } = (await person.get(`/api/runs/${run.id}`)).body()
    const done = steps.map(({ key, status, attempt }: Record<string, unknown>) => [
      key,
      status,
      attempt,
    ])
    assert.sameDeepMembers(
      done,
      STEPS.map((key) => [key, 'succeeded', 1])
    )
    const outputs = Object.fromEntries(
      steps.map(({ key, output }: { key: string; output: unknown }) => [key, output])
    )
    assert.equal(outputs.page, text)
    assert.deepEqual(outputs.data, { 'title': text, '{{secret}}': text })
    assert.include(outputs.summary, text)
    assert.include(['good', 'bad'], outputs.topic)
    assert.deepEqual(results, [{ title: outputs.facts.note, value: outputs.summary, formats: [] }])
    assert.deepEqual(JSON.parse(posted.at(-1)!), {
      ...{ summary: outputs.summary, facts: outputs.facts, by: 'Hone' },
    })
  }

  async function runOnce(person: SignedClient, id: string, number: number, assert: Assert) {
    const inputs = { number: String(number), secret: SECRET }
    const answer = await person.post(`${FLOWS}/${id}/execute`, { inputs })
    assert.equal(answer.status(), 200, `${texts[number]} ${answer.text()}`)
    assert.match(answer.header('content-type') ?? '', /^application\/json/)
    assert.equal(answer.header('x-content-type-options'), 'nosniff')
    await checkRun(person, answer.body(), number, assert)
    checkRequests(number, assert)
  }

  function checkRequests(number: number, assert: Assert) {
    const host = `${PUBLIC_STAND_IN}:${service.port}`
    const asked = service.requests.splice(0).map((line) => line.replace(/\?about=.*/, '?about='))
    assert.sameMembers(asked, [
      ...[`GET ${host}/page/${number}`, `GET ${host}/data/${number}`],
      `POST ${host}/sink?about=`,
    ])
    const calls = model.requests.splice(0)
    assert.lengthOf(calls, 4)
    for (const { body } of calls) {
      const [rule, prompt, ...rest] = body.messages
      assert.lengthOf(rest, 0)
      assert.deepEqual([rule.role, prompt.role], ['system', 'user'])
      assert.notProperty(body, 'tools')
      const tag = /<(material[\d-]*)>/.exec(rule.content)![1]
      assert.include(prompt.content, `</${tag}>`)
      assert.notInclude(texts[number], `</${tag}>`)
    }
    assert.notInclude(JSON.stringify([calls, posted.at(-1)]), SECRET)
  }

  test('makes nothing happen that the flow does not plan, whoever obeys it', async ({
    client,
    assert,
  }) => {
    assert.isAtLeast(new Set(texts).size, 200)
    const admins = () => db.from('users').where('is_admin', true).select('id')
    const known = await admins()
    for (let first = 0; first < texts.length; first += RUNS_OF_ONE) {
      const person = await newClient(client)
      const id = await newFlow(person)
      const { graph } = (await person.get(`${FLOWS}/${id}`)).body()
      const before = await countRows()
      const numbers = [...texts.keys()].slice(first, first + RUNS_OF_ONE)
      for (const number of numbers) await runOnce(person, id, number, assert)
      // The first run makes a version of the draft.
      const versions = before.flow_versions + 1
      assert.deepEqual(await countRows(), { ...before, flow_versions: versions })
      assert.deepEqual((await person.get(`${FLOWS}/${id}`)).body().graph, graph)
    }
    assert.sameDeepMembers(await admins(), known)
    assert.deepEqual(canary.requests, [])
  }).timeout(MINUTES)

  test('leads a Fetch to no address of this machine', async ({ client, assert }) => {
    const person = await newClient(client)
    const graph = obedientFlow('')
    const page = graph.nodes.find(({ id }) => id === 'page')!
    page.settings.url = '{{number}}'
    const data = graph.nodes.find(({ id }) => id === 'data')!
    data.settings.url = `http://${PUBLIC_STAND_IN}:${service.port}/data/1`
    const sent = graph.nodes.find(({ id }) => id === 'sent')!
    sent.settings.url = `http://${PUBLIC_STAND_IN}:${service.port}/sink`
    const made = await person.post(FLOWS, { title: 'Read', graph })
    const answer = await person.post(`${FLOWS}/${made.body().id}/execute`, {
      inputs: { number: `http://127.0.0.1:${canary.port}/`, secret: SECRET },
    })
    answer.assertStatus(422)
    const run = await person.get(`/api/runs/${answer.body().runId}`)
    assert.deepEqual(run.body().error, {
      ...{ code: 'private_address', step: 'page' },
      message: '127.0.0.1 leads to a private network, which Hone does not read from.',
    })
    assert.deepEqual(canary.requests, [])
  })
})
