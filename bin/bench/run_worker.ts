import { setTimeout as pause } from 'node:timers/promises'
import { bootBuilt, built } from './booted.js'

const WAIT_MS = 50

await bootBuilt()
const { EXECUTORS }: typeof import('#app/flows/engine/executors/executors') = await built(
  'app/flows/engine/executors/executors.js'
)
const { JobRunner }: typeof import('#app/core/jobs/job_runner') = await built(
  'app/core/jobs/job_runner.js'
)
const { patientJobs }: typeof import('#start/jobs') = await built('start/jobs.js')

const { format } = EXECUTORS
if (!format?.isInstant) throw new Error('Format is no longer computed at once.')
// A step that waits, as for a model.
EXECUTORS.format = {
  isInstant: false,
  work: async (settings, context) => {
    await pause(WAIT_MS)
    return format.work(settings, context)
  },
}
const runner = new JobRunner({
  ...{ jobs: patientJobs, places: Number(process.env.RUNS_AT_ONCE), leaseMs: 3_000 },
  log: { error: (details) => console.error(details) },
})
process.once('message', () => void runner.start())
process.once('disconnect', () => void runner.stop(2_000).then(() => process.exit()))
process.send?.('ready')
