import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { GREETING } from '#tests/functional/flows/flow_steps'
import { runAce } from '#tests/helpers/ace'
import { BuiltServer } from '#tests/helpers/built_server'
import { insertPersonInto } from '#tests/helpers/known_person'
import { needsPrograms, OwnPostgresServer } from '#tests/helpers/own_postgres_server'
import { query } from '#tests/helpers/postgres'
import { LONG_MS, until } from '#tests/helpers/until'

const CLIENTS = 6
/** Runs that are acknowledged before each restart, and after the last one. */
const PER_PHASE = 20
const RESTARTS = ['orderly', 'crash', 'orderly'] as const

interface Run {
  id: string
  status: string
}

/** Clients that start a run, wait for its end, and start the next one. */
class Load {
  acknowledged: string[] = []
  statuses = new Set<number>()
  #isOver = false
  #clients: Promise<void>[]

  constructor(private start: () => Promise<Response>) {
    this.#clients = Array.from({ length: CLIENTS }, () => this.#client())
  }

  /** Resolves once so many more runs are acknowledged. */
  async more(count: number): Promise<void> {
    const goal = this.acknowledged.length + count
    await until(() => this.acknowledged.length >= goal)
  }

  async end(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#clients)
  }

  async #client(): Promise<void> {
    while (!this.#isOver) {
      const answer = await this.start()
      this.statuses.add(answer.status)
      const { id } = (await answer.json()) as { id?: string }
      if (answer.ok) this.acknowledged.push(id ?? 'none')
      else await pause(50)
    }
  }
}

test('PostgreSQL that is restarted under load loses no acknowledged run, runs go on, and the books balance', async ({
  assert,
  cleanup,
}) => {
  const postgres = await OwnPostgresServer.start()
  cleanup(() => postgres.end())
  const rows = <Row extends object>(sql: string) => query<Row>(sql, postgres.url)
  const env = {
    ...{ DB_CONNECTION: 'postgres', DATABASE_URL: postgres.url, LIMIT_PER_MINUTE: '1000000' },
  }
  const server = await BuiltServer.start({ databaseFile: '/nowhere/hone.sqlite3', env })
  cleanup(() => void server.end('SIGKILL'))
  const { id: userId, headers } = await insertPersonInto(postgres.url)
  const send = (path: string, body: object, more = {}) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    })
  const made = await send('/api/flows', { title: 'Greeting', graph: GREETING })
  const { id: flowId } = (await made.json()) as { id: string }

  const load = new Load(() => send(`/api/flows/${flowId}/execute`, { inputs: { who: 'Ada' } }))
  for (const how of RESTARTS) {
    await load.more(PER_PHASE)
    await postgres.restart(how)
  }
  await load.more(PER_PHASE)
  await load.end()

  assert.includeMembers([200, 202, 503], [...load.statuses])
  assert.include([...load.statuses], 503, 'No request met a restart.')
  const isOpen = async () => (await rows('select id from runs where ended_ms is null')).length > 0
  await until(async () => !(await isOpen()), Boolean, LONG_MS)
  const runs = await rows<Run>('select id, status from runs')
  const stored = runs.map(({ id }) => id)
  assert.includeMembers(stored, load.acknowledged)
  assert.isTrue(runs.every(({ status }) => status === 'succeeded'))
  const [balance] = await rows<Record<string, string>>(
    `select held, used from credit_balances where user_id = '${userId}'`
  )
  assert.deepEqual([Number(balance.held), Number(balance.used)], [0, runs.length])
  const reconciled = await runAce(['billing:reconcile'], env)
  assert.include(reconciled.output, 'The books balance.')
  // A job that is added afterwards runs at once.
  const last = await send(`/api/flows/${flowId}/execute`, { inputs: { who: 'Ada' } })
  assert.equal(last.status, 200)
  console.log(`${runs.length} runs, ${load.acknowledged.length} acknowledged, 3 restarts`)
})
  .tags(['@full'])
  .skip(...needsPrograms())
  .timeout(300_000)
