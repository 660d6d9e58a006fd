import { DateTime } from 'luxon'
import { KEPT_DAYS } from '#app/core/domain/day'
import { defineJob, isNothing } from '#app/core/jobs/define_job'
import { sqlTime } from '#app/core/sql_time'
import { deleteFlowForGood } from '#app/flows/services/flows/delete_flow_for_good'
import Flow from '#app/flows/models/flow'

/**
 * Removes for good the flows that were deleted more than 30 days ago, with their runs.
 * @throws AggregateError where some of them could not be removed, after all others were
 */
export async function purgeDeletedFlows(now: DateTime): Promise<void> {
  const before = sqlTime(now.minus({ days: KEPT_DAYS }))
  const flows = await Flow.query().where('deleted_at', '<', before).orderBy('id').select('id')
  const errors: unknown[] = []
  for (const { id } of flows) {
    try {
      await deleteFlowForGood(id, before)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} deleted flows could not be removed.`)
}

/** Every night. */
export const deletedFlowsPurge = defineJob({
  name: 'purge_deleted_flows',
  schedule: { cron: '20 3 * * *', zone: 'UTC' },
  isPayload: isNothing,
  run: () => purgeDeletedFlows(DateTime.utc()),
})
