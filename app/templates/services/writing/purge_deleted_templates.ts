import { DateTime } from 'luxon'
import { KEPT_DAYS } from '#app/core/domain/day'
import { defineJob, isNothing } from '#app/core/jobs/define_job'
import { sqlTime } from '#app/core/sql_time'
import { inTransaction } from '#app/core/transact'
import { nextChangeNumber } from '#app/templates/services/writing/template_rows'

/** Well below what a statement may have of values. */
const AT_ONCE = 200

/** Removes for good the templates that were deleted more than 30 days ago, with their versions and marks. */
export async function purgeDeletedTemplates(now: DateTime): Promise<void> {
  const before = sqlTime(now.minus({ days: KEPT_DAYS }))
  while ((await purgeSome(before)) === AT_ONCE);
}

/** The number of the change tells every server to look which templates are left. */
const purgeSome = (before: string): Promise<number> =>
  inTransaction(async (trx) => {
    const rows: { id: string }[] = await trx
      .from('workflow_templates')
      .where('deleted_at', '<', before)
      .orderBy('id')
      .limit(AT_ONCE)
      .forUpdate()
      .select('id')
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    await nextChangeNumber(trx)
    await trx.from('template_marks').whereIn('template_id', ids).delete()
    await trx.from('workflow_templates').whereIn('id', ids).delete()
    return rows.length
  })

/** Every night. */
export const deletedTemplatesPurge = defineJob({
  name: 'purge_deleted_templates',
  schedule: { cron: '25 3 * * *', zone: 'UTC' },
  isPayload: isNothing,
  run: () => purgeDeletedTemplates(DateTime.utc()),
})
