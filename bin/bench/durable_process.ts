import { bootMigrated, built } from './booted.js'
import { dbosRuns } from './dbos_runs.js'
import { chainOf, SIX_STEPS } from './reference_flow.js'
import { ROUNDS } from './rounds.js'
import { timed, timedAtOnce } from './timed.js'

export interface DurableTimes {
  /** Milliseconds per run. */
  rounds: { run: number; atOnce: number; floor: number; dbos?: number }[]
  chain: number
}

const RUNS_PER_ROUND = 200
const WARM_UP = 50
/** Runs stored before the measurement: PostgreSQL plans statements by the size of each table when it was last analyzed. */
const EARLIER_RUNS = 1_000
const CHAINS = 20

await bootMigrated()
const { default: db } = await import('@adonisjs/lucid/services/db')
const { grantCredits, insertUser, newFlow, run } = await import('./flow_runs.js')
const { startWorker }: typeof import('#app/core/jobs/start_worker') = await built(
  'app/core/jobs/start_worker.js'
)
const { bareRuns } = await import('./bare_runs.js')

const userId = await insertUser()
await grantCredits(userId)
const six = await newFlow(userId, SIX_STEPS)
const hundred = await newFlow(userId, chainOf(100))
await startWorker()
const runSix = () => run(userId, six)

await timed(WARM_UP, runSix)
const floor = await bareRuns(db.connection(), userId, six)
await timed(WARM_UP, floor.run)
const { DBOS_FOLDER, DBOS_URL } = process.env
const dbos = DBOS_FOLDER ? await dbosRuns(DBOS_FOLDER, DBOS_URL!) : undefined
if (dbos) await timed(WARM_UP, dbos.run)
await timedAtOnce(EARLIER_RUNS, runSix)
// Autovacuum does this once a minute. It also makes PostgreSQL plan prepared statements again.
await db.rawQuery('analyze')
const rounds: DurableTimes['rounds'] = []
for (let round = 0; round < ROUNDS; round++)
  rounds.push({
    floor: await timed(RUNS_PER_ROUND, floor.run),
    run: await timed(RUNS_PER_ROUND, runSix),
    dbos: dbos && (await timed(RUNS_PER_ROUND, dbos.run)),
    atOnce: await timedAtOnce(RUNS_PER_ROUND, runSix),
  })
const chain = await timed(CHAINS, () => run(userId, hundred))
await floor.end()
await dbos?.end()
process.send?.({ rounds, chain })
process.once('disconnect', () => process.exit())
