import { test } from '@japa/runner'
import { rewriting } from '#tests/functional/ai/rewriting_model'
import { followedRun } from '#tests/faults/core/followed_run'
import { ManyProcesses, type Person } from '#tests/helpers/many_processes'
import { startModelStandIn } from '#tests/helpers/model_stand_in'
import { needsPostgres } from '#tests/helpers/postgres'
import { until } from '#tests/helpers/until'

interface Session {
  id: string
  current: boolean
}

const PROCESSES = 3
const WORKERS = 2
const ALLOWED = 10
const PROMPT =
  'Write an email to our customers about the new espresso machine that we launch in May.'

test.group('Three processes and two workers behind a proxy, on PostgreSQL', (group) => {
  let all: ManyProcesses

  group.setup(async () => {
    if (needsPostgres()[0]) return () => undefined
    const model = await startModelStandIn({ key: 'right-key' })
    model.reply = rewriting()
    all = await ManyProcesses.start(
      { servers: PROCESSES, workers: WORKERS },
      {
        MODEL_BASE_URL: model.url,
        MODEL_API_KEY: 'right-key',
        MODEL_ID: 'gpt-5.4-mini',
        LIMIT_PER_MINUTE: '1000',
      }
    )
    return async () => {
      await all.end()
      await model.close()
    }
  })

  const person = () => all.person()
  const ask = (...request: Parameters<ManyProcesses['ask']>) => all.ask(...request)

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
    const elsewhere = await all.signedIn(mona.id)
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

  test('who signs out all other browsers is signed out there in each of them', async ({
    assert,
  }) => {
    const mona = await person()
    const others = await Promise.all([1, 2, 3].map(() => all.signedIn(mona.id)))
    const isIn = async (who: Person) => {
      const turns = Array.from({ length: PROCESSES }, () => ask(who, 'GET', '/api/prompts'))
      return statuses(await Promise.all(turns))
    }
    for (const other of others) assert.deepEqual(await isIn(other), { 200: PROCESSES })
    const sessions = (await (await ask(mona, 'GET', '/api/sessions')).json()) as Session[]
    const elsewhere = sessions.filter(({ current }) => !current)
    assert.lengthOf(elsewhere, others.length)
    const ended = await Promise.all(
      elsewhere.map(({ id }) => ask(mona, 'DELETE', `/api/sessions/${id}`))
    )
    assert.deepEqual(statuses(ended), { 204: others.length })
    for (const other of others) assert.deepEqual(await isIn(other), { 401: PROCESSES })
    assert.deepEqual(await isIn(mona), { 200: PROCESSES })
  }).skip(...needsPostgres())

  test('a run that one of them continues is followed by readers at each of them', async ({
    assert,
  }) => {
    const mona = await person()
    const { run, readers } = await followedRun(all, mona)
    assert.equal((await ask(mona, 'POST', run.approvalPath, { decision: 'approved' })).status, 200)
    const texts = await Promise.all(readers.map((reader) => reader.until()))
    for (const text of texts) assert.include(text, '"type":"run","status":"succeeded"')
    assert.lengthOf(new Set(texts), 1)
  }).skip(...needsPostgres())

  test('a run that a worker ends while no server can is over for readers at each server', async ({
    assert,
    cleanup,
  }) => {
    const mona = await person()
    const { run, readers } = await followedRun(all, mona)
    const signal = (name: NodeJS.Signals) => {
      for (const { pid } of all.servers) process.kill(pid, name)
    }
    signal('SIGSTOP')
    cleanup(() => signal('SIGCONT'))
    // The time in which somebody could approve is over, and workers look again at once.
    const expired = await all.rows(
      `update jobs set due_ms = 0 where name = 'expire_approval' and payload like '%' || $1 || '%' returning id`,
      [run.id]
    )
    assert.lengthOf(expired, 1)
    await all.rows(`select pg_notify('hone_signals', '')`)
    const open = () => all.rows('select id from runs where id = $1 and ended_ms is null', [run.id])
    await until(open, (runs) => runs.length === 0)
    signal('SIGCONT')
    for (const reader of readers) {
      assert.include(await reader.until(), '"type":"run","status":"succeeded"')
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
    assert.lengthOf(await all.rows('select id from facts where user_id = $1', [mona.id]), 1)
  }).skip(...needsPostgres())

  test('of 120 model improvements at once, exactly the ten of the day are made', async ({
    assert,
  }) => {
    const mona = await person()
    const [provider] = await all.rows<{ id: string }>('select id from model_providers', [])
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
    const windows = await all.rows(
      `update rate_limits set expire = expire + 3600000 where key like '%' || $1 returning key`,
      [mona.id]
    )
    assert.isNotEmpty(windows)
    answers.push(...(await Promise.all(Array.from({ length: 259 }, improve))))
    assert.equal(statuses(answers)[429], 60, JSON.stringify(statuses(answers)))
  }).skip(...needsPostgres())
})
