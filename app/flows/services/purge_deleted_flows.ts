import { DateTime } from 'luxon'
import { defineJob, isNothing } from '#app/core/jobs/define_job'
import { sqlTime } from '#app/core/sql_time'
import { deleteFlowForGood } from '#app/flows/services/delete_flow_for_good'
import Flow from '#app/flows/models/flow'
import { KEPT_DAYS } from '#app/prompts/services/purge_deleted'

/** Removes for good the flows that were deleted more than 30 days ago, with their runs. */
export async function purgeDeletedFlows(now: DateTime): Promise<void> {
  const flows = await Flow.query()
    .where('deleted_at', '<', sqlTime(now.minus({ days: KEPT_DAYS })))
    .select('id')
  for (const { id } of flows) await deleteFlowForGood(id)
}

/** Every night. */
export const deletedFlowsPurge = defineJob({
  name: 'purge_deleted_flows',
  schedule: { cron: '20 3 * * *', zone: 'UTC' },
  isPayload: isNothing,
  run: () => purgeDeletedFlows(DateTime.utc()),
})
