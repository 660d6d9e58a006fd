import { defineJob } from '#app/core/jobs/define_job'
import { carryOut, type DrivePayload } from '#app/flows/engine/carry_out'

const HOUR_MS = 60 * 60_000

/** Runs a flow, or goes on with a run whose worker was lost or that a person has decided about. */
export const driveRun = defineJob<DrivePayload>({
  name: 'drive_run',
  isPayload: (value): value is DrivePayload =>
    typeof value === 'object' &&
    value !== null &&
    'runId' in value &&
    typeof value.runId === 'string',
  key: ({ runId }) => `run:${runId}`,
  timeLimitMs: HOUR_MS,
  retries: { most: 10, firstPauseMs: 100, maxPauseMs: 10_000 },
  run: carryOut,
})
