import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import pg from 'pg'
import { v7 } from 'uuid'

type Value = string | number | null
type Query = (sql: string, values: Value[]) => unknown

const INSERT_JOB = `insert into jobs (id, name, payload, key, running_key, state, claims, failures, due_ms, created_ms)
  values (?, 'bare', ?, ?, ?, 'running', 1, 0, ?, ?)`
const DELETE_JOB = 'delete from jobs where id = ?'
const INSERT_RUN = `insert into runs (id, user_id, flow_id, version, status, fence, inputs, has_result, input_tokens,
  output_tokens, cost_micros, event_seq, created_ms) values (?, ?, ?, 1, 'running', 1, ?, 0, 0, 0, 0, 0, ?)`
const UPDATE_RUN =
  'update runs set event_seq = ?, status = ?, result = ?, ended_ms = ? where id = ?'
const INSERT_STEP = `insert into run_steps (run_id, key, node_id, status, port, attempt, output, input_tokens,
  output_tokens, started_ms, ended_ms) values (?, ?, ?, 'succeeded', 'done', 1, ?, 0, 0, ?, ?)`
const INSERT_EVENT = 'insert into run_events (run_id, seq, data, at_ms) values (?, ?, ?, ?)'
const INSERT_LINE = `insert into credit_lines (cause, side, movement_id, user_id, reference, kind, source, account, amount,
  period_ms, created_at) values (?, ?, ?, ?, ?, ?, 'run', ?, ?, 0, '2026-01-01 00:00:00')`
const UPDATE_BALANCE = 'update credit_balances set held = held, used = used where user_id = ?'

/** The steps of the six-step flow that are stored together. */
const WAVES = [['in'], ['t1'], ['t2', 't3'], ['t4'], ['t5'], ['out']]

type Statement = [sql: string, values: Value[]]

interface Bare {
  run: string
  job: string
  userId: string
  flowId: string
  now: number
}

function movement({ run, userId }: Bare, kind: string): Statement[] {
  const line = (side: number): Statement => {
    const cause = `run:${run}:${kind}`
    const amount = side === 0 ? -1 : 1
    return [INSERT_LINE, [cause, side, v7(), userId, `run:${run}`, kind, 'held', amount]]
  }
  return [line(0), line(1), [UPDATE_BALANCE, [userId]]]
}

const firstRows = (bare: Bare): Statement[] => [
  ...movement(bare, 'hold'),
  [INSERT_RUN, [bare.run, bare.userId, bare.flowId, '{"who":"World"}', bare.now]],
  [
    INSERT_JOB,
    [bare.job, `{"runId":"${bare.run}"}`, `run:${bare.run}`, `run:${bare.run}`, bare.now, bare.now],
  ],
]

function rowsOf(bare: Bare, wave: string[], seq: number): Statement[] {
  const { run, job, now } = bare
  const isLast = wave[0] === 'out'
  const events = isLast ? [...wave, 'end'] : wave
  const state = isLast ? ['succeeded', '[]', now] : ['running', null, null]
  const event = (key: string) =>
    `{"type":"step","key":"${key}","status":"succeeded","attempt":1,"port":"done"}`
  return [
    [UPDATE_RUN, [seq + events.length, ...state, run]],
    ...wave.map((key): Statement => [INSERT_STEP, [run, key, key, '"Hello World"', now, now]]),
    ...events.map((key, at): Statement => [INSERT_EVENT, [run, seq + at + 1, event(key), now]]),
    ...(isLast ? [...movement(bare, 'post'), [DELETE_JOB, [job]] satisfies Statement] : []),
  ]
}

/** Writes the rows of one run of the six-step flow with nothing but the driver, in as many commits. */
async function writeRun(query: Query, userId: string, flowId: string): Promise<void> {
  const bare: Bare = { run: v7(), job: v7(), userId, flowId, now: Date.now() }
  const commit = async (statements: Statement[]) => {
    await query('begin', [])
    for (const [sql, values] of statements) await query(sql, values)
    await query('commit', [])
  }
  await commit(firstRows(bare))
  let seq = 0
  for (const wave of WAVES) {
    await commit(rowsOf(bare, wave, seq))
    seq += wave.length
  }
}

/** On a connection of its own to the same database. */
export async function bareRuns(client: QueryClientContract, userId: string, flowId: string) {
  if (client.dialect.name !== 'postgres') return onSqlite(process.env.DB_FILE!, userId, flowId)
  const connection = new pg.Client(process.env.DATABASE_URL)
  await connection.connect()
  const names = new Map<string, { name: string; text: string }>()
  const query: Query = (sql, values) => {
    let count = 0
    const made = names.get(sql) ?? {
      name: `bare_${names.size}`,
      text: sql.replaceAll('?', () => `$${++count}`),
    }
    names.set(sql, made)
    return connection.query({ ...made, values })
  }
  return { run: () => writeRun(query, userId, flowId), end: () => connection.end() }
}

function onSqlite(file: string, userId: string, flowId: string) {
  const connection = new DatabaseSync(file, { timeout: 5000 })
  connection.exec('pragma journal_mode = WAL; pragma synchronous = FULL')
  const statements = new Map<string, StatementSync>()
  const query: Query = (sql, values) => {
    const statement = statements.get(sql) ?? connection.prepare(sql)
    statements.set(sql, statement)
    statement.run(...values)
  }
  return { run: () => writeRun(query, userId, flowId), end: async () => void connection.close() }
}
