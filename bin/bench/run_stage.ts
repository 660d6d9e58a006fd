import { bootMigrated } from './booted.js'
import { SIX_STEPS } from './reference_flow.js'

await bootMigrated()
const { grantCredits, newFlow } = await import('./flow_runs.js')
const userId = process.env.BENCH_USER!
await grantCredits(userId)
process.send?.(await newFlow(userId, SIX_STEPS))
process.once('disconnect', () => process.exit())
