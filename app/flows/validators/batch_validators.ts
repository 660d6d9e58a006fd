import vine from '@vinejs/vine'
import { pageFields } from '#app/core/paging'
import { possibleNames, strictObject, text, textOrEmpty } from '#app/core/validation'
import {
  MAX_BATCH_NAME_LENGTH,
  MAX_BATCH_ROWS,
  MAX_CHOSEN_COLUMNS,
  MAX_CSV_BYTES,
  MAX_HEADER_LENGTH,
} from '#app/flows/domain/batches/batch'
import { MAX_COST } from '#app/flows/domain/values/limits'
import { MAX_GIVEN_NAME_LENGTH, separators } from '#app/flows/validators/flow_fields'
import { RUN_OUTCOMES, RUN_STATUSES } from '#app/flows/domain/runs/run'

/** How many bytes it has is looked at later. */
const csv = () => textOrEmpty(2 * MAX_CSV_BYTES)
const columns = () =>
  vine
    .record(text(MAX_HEADER_LENGTH))
    .maxLength(MAX_CHOSEN_COLUMNS)
    .use(possibleNames(MAX_GIVEN_NAME_LENGTH))
const limitRows = () =>
  vine.number({ strict: true }).withoutDecimals().range([1, MAX_BATCH_ROWS]).optional()

export const batchPreviewValidator = vine.create(
  strictObject({
    csv: csv(),
    columns: columns().optional(),
    separators: separators().optional(),
  })
)

export const batchValidator = vine.create(
  strictObject({
    csv: csv(),
    columns: columns(),
    separators: separators().optional(),
    name: text(MAX_BATCH_NAME_LENGTH).optional(),
    maxCost: vine.number({ strict: true }).range([0, MAX_COST]).optional(),
    limitRows: limitRows(),
  })
)

export const continuationValidator = vine.create(
  strictObject({ failed: vine.boolean({ strict: true }).optional(), limitRows: limitRows() })
)

export const batchListValidator = vine.create(
  strictObject({ limit: pageFields.limit, cursor: pageFields.cursor })
)

export const batchRowListValidator = vine.create(
  strictObject({
    limit: pageFields.limit,
    cursor: pageFields.cursor,
    status: vine.enum(RUN_STATUSES).optional(),
    outcome: vine.enum(RUN_OUTCOMES).optional(),
  })
)
