import { bootMigrated } from './booted.js'
import { SIX_STEPS } from './reference_flow.js'

const RUNS = 300

await bootMigrated()
const { grantCredits, insertUser, newFlow, start } = await import('./flow_runs.js')
const userId = await insertUser()
await grantCredits(userId)
const flowId = await newFlow(userId, SIX_STEPS)
process.on('message', async () => {
  for (let turn = 0; turn < RUNS; turn++) await start(userId, flowId)
  process.send?.('queued')
})
process.send?.('ready')
process.once('disconnect', () => process.exit())
