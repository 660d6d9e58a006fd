import { setTimeout as pause } from 'node:timers/promises'
import { bootBuilt, built } from './booted.js'

const WAIT_MS = 50

await bootBuilt()
const { EXECUTORS }: typeof import('#app/flows/engine/executors/executors') = await built(
  'app/flows/engine/executors/executors.js'
)
const { startWorker }: typeof import('#app/core/jobs/start_worker') = await built(
  'app/core/jobs/start_worker.js'
)

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
const stop = await startWorker()
process.send?.('started')
process.once('disconnect', () => void stop().then(() => process.exit()))
