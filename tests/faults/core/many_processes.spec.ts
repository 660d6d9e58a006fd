import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { APP_KEY, BuiltServer } from '#tests/helpers/built_server'
import { type ModelStandIn, startModelStandIn } from '#tests/helpers/model_stand_in'
import { needsPostgres, type OwnDatabase, ownDatabase, query } from '#tests/helpers/postgres'
import { type RoundRobin, roundRobin } from '#tests/helpers/round_robin'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { rewriting } from '#tests/functional/ai/rewriting_model'

const PROCESSES = 3
const ALLOWED = 10
const PROMPT =
  'Write an email to our customers about the new espresso machine that we launch in May.'

interface Person {
  id: string
  session: string
  headers: Record<string, string>
}

test.group('Three processes behind a proxy, on PostgreSQL', (group) => {
  let servers: BuiltServer[] = []
  let proxy: RoundRobin
  let model: ModelStandIn
  let database: OwnDatabase

  const rows = <Row extends object>(sql: string, values: unknown[]) =>
    query<Row>(sql, database.url, values)

  group.setup(async () => {
    if (needsPostgres()[0]) return () => undefined
    const { folder, remove } = temporaryFolder()
    database = await ownDatabase()
    model = await startModelStandIn({ key: 'right-key' })
    model.reply = rewriting()
    const env = {
      ...database.env,
      MODEL_BASE_URL: model.url,
      MODEL_API_KEY: 'right-key',
      MODEL_ID: 'gpt-5.4-mini',
      LIMIT_PER_MINUTE: '1000',
    }
    const start = () => BuiltServer.start({ databaseFile: `${folder}/unused.sqlite3`, env })
    // All at once: one of them migrates the empty database.
    servers = await Promise.all(Array.from({ length: PROCESSES }, start))
    proxy = await roundRobin(servers.map(({ url }) => url))
    return async () => {
      await proxy.close()
      await Promise.all(servers.map((server) => server.end()))
      await model.close()
      await database.remove()
      remove()
    }
  })

  async function person(): Promise<Person> {
    const id = randomUUID()
    await rows(
      `insert into users (id, email, email_verified, first_name, is_admin, plan, preferences, created_at, updated_at)
       values ($1, $2, true, 'Mona', false, 'free', '{}', $3, $3)`,
      [id, `${id}@hone.test`, new Date()]
    )
    return signedIn(id)
  }

  /** A session of a person in another browser. */
  async function signedIn(id: string): Promise<Person> {
    const session = randomUUID()
    const secret = randomBytes(32).toString('base64url')
    const csrf = createHmac('sha256', APP_KEY).update(`csrf:${secret}`).digest('base64url')
    await rows(
      `insert into sessions (id, secret_hash, user_id, created_ms, last_used_ms) values ($1, $2, $3, $4, $4)`,
      [session, createHash('sha256').update(secret).digest('hex'), id, Date.now()]
    )
    const cookie = `hone=${secret}; hone_session=1; XSRF-TOKEN=${csrf}`
    const headers = { cookie, 'x-xsrf-token': csrf, 'content-type': 'application/json' }
    return { id, session, headers }
  }

  const ask = (who: Person, method: string, path: string, body?: object, more = {}) =>
    fetch(proxy.url + path, {
      method,
      headers: { ...who.headers, ...more },
      body: body && JSON.stringify(body),
    })

  const statuses = (answers: Response[]) => {
    const counts: Record<number, number> = {}
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
    return counts
  }

  test('a session, its CSRF token and what it wrote hold in each of them', async ({ assert }) => {
    const mona = await person()
    const made = await ask(mona, 'POST', '/api/facts', { name: 'Company', value: 'Kestrel' })
    assert.equal(made.status, 201)
    for (let turn = 0; turn < PROCESSES; turn++) {
      const facts = (await (await ask(mona, 'GET', '/api/facts')).json()) as { value: string }[]
      assert.deepEqual(
        facts.map(({ value }) => value),
        ['Kestrel']
      )
      const forged = { 'x-xsrf-token': 'forged' }
      const refused = await ask(mona, 'POST', '/api/facts', { name: 'No', value: 'No' }, forged)
      assert.equal(refused.status, 403)
    }
  }).skip(...needsPostgres())

  test('a session that another one of the person ends is over in each of them', async ({
    assert,
  }) => {
    const mona = await person()
    const elsewhere = await signedIn(mona.id)
    for (let turn = 0; turn < PROCESSES; turn++) {
      assert.equal((await ask(elsewhere, 'GET', '/api/prompts')).status, 200)
    }
    const ended = await ask(mona, 'DELETE', `/api/sessions/${elsewhere.session}`)
    assert.equal(ended.status, 204)
    for (let turn = 0; turn < PROCESSES; turn++) {
      assert.equal((await ask(elsewhere, 'GET', '/api/prompts')).status, 401)
      assert.equal((await ask(mona, 'GET', '/api/prompts')).status, 200)
    }
  }).skip(...needsPostgres())

  test('of drafts sent at once with the same If-Match, one is written', async ({ assert }) => {
    const mona = await person()
    const prompt = (await (
      await ask(mona, 'POST', '/api/prompts', { original: 'Write an email' })
    ).json()) as { id: string; etag: number }
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        ask(
          mona,
          'PUT',
          `/api/prompts/${prompt.id}/draft`,
          { content: `Draft ${turn}` },
          {
            'if-match': `"${prompt.etag}"`,
          }
        )
      )
    )
    assert.deepEqual(statuses(answers), { 200: 1, 409: 11 })
  }).skip(...needsPostgres())

  test('the same request with one Idempotency-Key is done once', async ({ assert }) => {
    const mona = await person()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        ask(
          mona,
          'POST',
          '/api/facts',
          { name: 'City', value: 'Ghent' },
          { 'idempotency-key': 'k' }
        )
      )
    )
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())))
    assert.equal(bodies.size, 1)
    assert.lengthOf(await rows('select id from facts where user_id = $1', [mona.id]), 1)
  }).skip(...needsPostgres())

  test('of 120 model improvements at once, exactly the ten of the day are made', async ({
    assert,
  }) => {
    const mona = await person()
    const [provider] = await rows<{ id: string }>('select id from model_providers', [])
    const wish = {
      originalPrompt: PROMPT,
      goal: '',
      variables: {},
      context: '',
      model: provider.id,
    }
    const improve = async (): Promise<string> => {
      const answer = await ask(mona, 'POST', '/api/ai/enhance-prompt', wish)
      const { engine, code } = (await answer.json()) as { engine?: string; code?: string }
      return `${answer.status} ${engine ?? code}`
    }
    let byModel = 0
    // Where too many run at a time, the offline engine answers; those come again, as a client would.
    for (let open = 120; open > 0;) {
      const answers = await Promise.all(Array.from({ length: open }, improve))
      const made = answers.filter((answer) => answer === '200 model').length
      const refused = answers.filter((answer) => answer === '403 plan_limit').length
      byModel += made
      open -= made + refused
      assert.includeMembers(['200 model', '403 plan_limit', '200 offline', '503 busy'], answers)
    }
    assert.equal(byModel, ALLOWED)
  }).skip(...needsPostgres())

  test('requests are counted together', async ({ assert }) => {
    const mona = await person()
    // A fifth of what LIMIT_PER_MINUTE allows of other calls.
    const text = { originalPrompt: 'Write an email', goal: '', variables: {}, context: '' }
    const improve = () => ask(mona, 'POST', '/api/ai/enhance-prompt', text)
    const answers = [await improve()]
    // The minute of the first request lasts until all are counted, however slow the machine is.
    const windows = await rows(
      `update rate_limits set expire = expire + 3600000 where key like '%' || $1 returning key`,
      [mona.id]
    )
    assert.isNotEmpty(windows)
    answers.push(...(await Promise.all(Array.from({ length: 259 }, improve))))
    assert.equal(statuses(answers)[429], 60)
  }).skip(...needsPostgres())
})
