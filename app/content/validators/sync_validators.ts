import vine from '@vinejs/vine'
import { SYNC_MODES } from '#app/content/domain/sync/sync_state'
import { pageFields } from '#app/core/paging'
import { strictObject } from '#app/core/validation'

export const newSyncValidator = vine.create(
  strictObject({
    mode: vine.enum(SYNC_MODES).optional(),
    dryRun: vine.boolean({ strict: true }).optional(),
    replaceEdits: vine.boolean({ strict: true }).optional(),
  })
)

export const syncListValidator = vine.create(
  strictObject({ limit: pageFields.limit, cursor: pageFields.cursor })
)

/** For a call without a payload. */
export const emptyBodyValidator = vine.create(strictObject({}))
