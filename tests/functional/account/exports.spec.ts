import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { strFromU8, unzipSync } from 'fflate'
import { purgeExports } from '#app/account/services/exports/remove_exports'
import { startWorker } from '#app/core/jobs/start_worker'
import { type FullPerson, fullPerson } from '#tests/functional/account/full_person'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'

const EXPORTS = '/api/account/exports'
const DAY_MS = 24 * 60 * 60_000

const start = (person: SignedClient) => person.post(EXPORTS, {})

/** Starts an export and waits for the last of its events. */
async function exported(person: SignedClient) {
  const started = await start(person)
  started.assertStatus(202)
  const { id } = started.body()
  const events = (await person.get(`${EXPORTS}/${id}/events`)).text()
  const row = await person.get(`${EXPORTS}/${id}`)
  return { id: String(id), events, row: row.body(), path: `${EXPORTS}/${id}/file` }
}

async function filesIn(person: SignedClient, path: string): Promise<Record<string, string>> {
  const asked = person.get(path)
  asked.request.buffer(true).parse(bytes)
  const file = await asked
  file.assertStatus(200)
  const texts = Object.entries(unzipSync(file.body())).map(([name, data]) => [
    name,
    strFromU8(data),
  ])
  return Object.fromEntries(texts)
}

function bytes(response: unknown, done: (error: null, body: Buffer) => void): void {
  const chunks: Buffer[] = []
  const stream = response as NodeJS.ReadableStream
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('end', () => done(null, Buffer.concat(chunks)))
}

const jsonOf = (files: Record<string, string>, name: string) => JSON.parse(files[name])

test.group('A download of all data of a person', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  test('has everything that they have, and says what each file is', async ({ client, assert }) => {
    const person: FullPerson = await fullPerson(client)
    const { row, events, path } = await exported(person)
    assert.include(row, { status: 'ready', progress: 1 })
    assert.include(events, 'event: export')
    const files = await filesIn(person, path)
    for (const [name, rows] of Object.entries({
      ...{ 'account/profile.json': 1, 'account/access_tokens.json': 1, 'account/sessions.json': 1 },
      ...{ 'prompts/prompts.json': 1, 'prompts/facts.json': 1, 'prompts/tryouts.json': 1 },
      ...{ 'prompts/share_links.json': 1, 'prompts/opened_links.json': 1 },
      ...{ 'flows/flows.json': 2, 'flows/share_links.json': 1, 'runs/batches.json': 1 },
      ...{ 'runs/batch_rows.json': 2, 'runs/runs.json': 4, 'runs/approvals.json': 1 },
      ...{
        'billing/subscriptions.json': 1,
        'billing/purchases.json': 1,
        'billing/payments.json': 2,
      },
      ...{ 'billing/credits.json': 1, 'account/ways_to_sign_in.json': 1 },
      ...{ 'account/terminals.json': 1 },
    }))
      assert.lengthOf(jsonOf(files, name), rows, name)
    for (const name of ['activity/history.json', 'billing/credit_ledger.json', 'runs/steps.json'])
      assert.isNotEmpty(jsonOf(files, name), name)
    const [profile] = jsonOf(files, 'account/profile.json')
    assert.include(profile, { email: person.user.email, isAdmin: false })
    const [flow] = jsonOf(files, 'flows/flows.json')
    assert.isArray(flow.draft.nodes)
    const guide = files['README.md']
    for (const name of Object.keys(files))
      if (name.endsWith('.json')) assert.include(guide, `\`${name}\``)
    const prompt = files[Object.keys(files).find((name) => name.includes(person.prompt))!]
    assert.match(prompt, /## Draft[^]+## Original[^]+## Version 1/)
    const result = files[Object.keys(files).find((name) => name.includes(person.run))!]
    assert.include(result, `Hello ${person.user.lastName}`)
  })

  test('has no secrets, and nothing of anybody else', async ({ client, assert }) => {
    const person = await fullPerson(client)
    const { path } = await exported(person)
    const all = Object.values(await filesIn(person, path)).join('\n')
    const { hash } = await db
      .from('auth_access_tokens')
      .where('tokenable_id', person.user.id)
      .firstOrFail()
    const { secret_hash: secret } = await db
      .from('sessions')
      .where('user_id', person.user.id)
      .firstOrFail()
    const links = await db.from('share_links').where('user_id', person.user.id).select('token_hash')
    const secrets = [hash, secret, person.secret, links[0].token_hash, person.links.prompt]
    for (const text of [...secrets, person.other.user.id, person.other.user.email])
      assert.notInclude(all, text)
  })

  test('reads long lists a page at a time', async ({ client, assert }) => {
    const person = await newClient(client)
    const row = { user_id: person.user.id, created_at: new Date(), updated_at: new Date() }
    const facts = Array.from({ length: 180 }, (_, at) => ({
      ...{ id: crypto.randomUUID(), name: `Fact ${at}`, name_key: `fact ${at}`, value: 'Known' },
      ...row,
    }))
    for (let at = 0; at < 180; at += 60)
      await db.table('facts').multiInsert(facts.slice(at, at + 60))
    const { path } = await exported(person)
    const found: { name: string }[] = jsonOf(await filesIn(person, path), 'prompts/facts.json')
    assert.sameMembers(
      found.map(({ name }) => name),
      facts.map(({ name }) => name)
    )
  })

  test('is for its owner only, and one at a time', async ({ client, assert }) => {
    const [person, other] = [await newClient(client), await newClient(client)]
    const waiting = { id: crypto.randomUUID(), user_id: person.user.id, status: 'queued' }
    const figures = { done_rows: 0, total_rows: 0, bytes: 0, created_ms: Date.now() }
    await db.table('account_exports').insert({ ...waiting, ...figures })
    const refused = await start(person)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'export_under_way')
    const path = `${EXPORTS}/${waiting.id}`
    ;(await person.get(`${path}/file`)).assertStatus(409)
    for (const ending of ['', '/file', '/events'])
      (await other.get(`${path}${ending}`)).assertStatus(404)
    ;(await other.delete(path)).assertStatus(404)
    assert.deepEqual((await other.get(EXPORTS)).body(), [])
    ;(await person.delete(path)).assertStatus(204)
    ;(await person.get(path)).assertStatus(404)
    const { row } = await exported(person)
    assert.equal(row.status, 'ready')
  })

  test('can be made three times a day; the newest one stays, for seven days', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const first = await exported(person)
    await exported(person)
    const third = await exported(person)
    const refused = await start(person)
    refused.assertStatus(429)
    assert.isAbove(Number(refused.header('retry-after')), 86_000)
    const listed = (await person.get(EXPORTS)).body()
    assert.deepEqual(
      listed.map(({ id }: { id: string }) => id),
      [third.id]
    )
    ;(await person.get(first.path)).assertStatus(404)
    await purgeExports(Date.now() + 6 * DAY_MS)
    assert.lengthOf((await person.get(EXPORTS)).body(), 1)
    await purgeExports(Date.now() + 8 * DAY_MS)
    assert.deepEqual((await person.get(EXPORTS)).body(), [])
    assert.lengthOf(await db.from('account_export_parts').where('export_id', third.id), 0)
  })

  test('of a person without anything is small and complete', async ({ client, assert }) => {
    const person = await newClient(client)
    const { path } = await exported(person)
    const files = await filesIn(person, path)
    assert.deepEqual(jsonOf(files, 'prompts/prompts.json'), [])
    assert.include(files['README.md'], '# Your data in Hone')
  })
})
