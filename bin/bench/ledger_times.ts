import { bootApp } from '#tests/helpers/boot_app'
import { median } from './figure.js'

export interface LedgerTimes {
  /** How many times as fast as bare commits of two rows. */
  toBareCommits: number
  /** How many times as long as one indexed read. */
  toRead: number
  reconcileMs: number
}

const ROUNDS = 5
const RUNS = 200
const READS = 500

const app = await bootApp()

const { default: db } = await import('@adonisjs/lucid/services/db')
const { MigrationRunner } = await import('@adonisjs/lucid/migration')
const { inTransaction } = await import('#app/core/transact')
const { hold } = await import('#app/billing/services/ledger/hold')
const { post } = await import('#app/billing/services/ledger/post')
const { readCredits } = await import('#app/billing/services/usage/read_credits')
const { reconcile } = await import('#app/billing/services/reconciling/reconcile')
const { BUSY_PERSON, fillLedger, NOW } = await import('./ledger_rows.js')

const runner = new MigrationRunner(db, app, { direction: 'up' })
await runner.run()
if (runner.error) throw runner.error
await db.connection().schema.createTable('bench_rows', (table) => {
  table.string('id', 36)
  table.integer('side')
  table.integer('amount')
  table.primary(['id', 'side'])
})

const moment = { userId: BUSY_PERSON, now: NOW }
await fillLedger()
const times = await measure()
await app.terminate()
console.log(JSON.stringify(times))
process.exit(0)

async function measure(): Promise<LedgerTimes> {
  const start = performance.now()
  const differences = await reconcile()
  const reconcileMs = performance.now() - start
  if (differences.length > 0) throw new Error(differences[0])
  const commits: number[] = []
  const reads: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await timed(2 * RUNS, (turn) => commitTwoRows(`${round}:${turn}`))
    commits.push(bare / (await timed(RUNS, (turn) => holdAndPost(`bench:${round}:${turn}`))))
    const read = await timed(READS, () => db.from('users').where('id', BUSY_PERSON).first())
    reads.push((await timed(READS, () => readCredits(moment))) / read)
  }
  return { toBareCommits: median(commits), toRead: median(reads), reconcileMs }
}

async function timed(count: number, act: (turn: number) => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let turn = 0; turn < count; turn++) await act(turn)
  return performance.now() - start
}

async function commitTwoRows(id: string): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.table('bench_rows').multiInsert([
      { id, side: 0, amount: -1 },
      { id, side: 1, amount: 1 },
    ])
  })
}

async function holdAndPost(reference: string): Promise<void> {
  const held = await inTransaction((trx) => hold({ ...moment, reference, amount: 1 }, trx))
  const posted = await inTransaction((trx) => post({ ...moment, reference }, trx))
  if (!held.ok || !posted.ok) throw new Error('The ledger refused a hold.')
}
