import vine from '@vinejs/vine'
import { pageFields } from '#app/core/paging'
import { moment, strictObject, text, textOrEmpty } from '#app/core/validation'
import { MAX_VERSION_NOTE_LENGTH } from '#app/flows/domain/editing/version_note'
import { MAX_COST, MAX_ID_LENGTH } from '#app/flows/domain/values/limits'
import {
  MAX_CONTEXT_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TITLE_LENGTH,
} from '#app/flows/domain/values/limits'
import { RUN_STATUSES } from '#app/flows/domain/runs/run'
import { MAX_MODEL_LENGTH } from '#app/flows/domain/graph/setting_limits'
import { givenInputs, graph, separators } from '#app/flows/validators/flow_fields'

const title = () => text(MAX_TITLE_LENGTH)
const context = () => textOrEmpty(MAX_CONTEXT_LENGTH)
const tags = () => vine.array(text(MAX_TAG_LENGTH)).maxLength(MAX_TAGS)
const maxCost = () => vine.number({ strict: true }).range([0, MAX_COST]).optional()
const yesNo = () => vine.enum(['true', 'false'] as const).optional()

export const flowListValidator = vine.create(
  strictObject({
    ...pageFields,
    sort: vine.enum(['recent', 'name', 'created'] as const).optional(),
    favorite: yesNo(),
    deleted: yesNo(),
    /** Only this one, which is not noted as opened. */
    id: text(MAX_ID_LENGTH).optional(),
  })
)

export const flowValidator = vine.create(
  strictObject({
    title: title(),
    context: context().optional(),
    tags: tags().optional(),
    graph: graph().optional(),
  })
)

export const flowChangeValidator = vine.create(
  strictObject({
    title: title().optional(),
    context: context().optional(),
    tags: tags().optional(),
    isFavorite: vine.boolean({ strict: true }).optional(),
    /** Null ends the publication. */
    publishedVersion: vine.number({ strict: true }).withoutDecimals().min(1).nullable().optional(),
    deletedAt: vine
      .literal(null as never)
      .nullable()
      .optional(),
  })
)

export const flowDraftValidator = vine.create(strictObject({ graph: graph() }))

export const flowShareValidator = vine.create(strictObject({ expiresAt: moment().optional() }))

export const flowVersionValidator = vine.create(
  strictObject({ note: text(MAX_VERSION_NOTE_LENGTH).optional() })
)

export const flowRestoreValidator = vine.create(
  strictObject({ version: vine.number({ strict: true }).withoutDecimals().min(1) })
)

export const flowRemovalValidator = vine.create(strictObject({ permanent: yesNo() }))

export const executionValidator = vine.create(
  strictObject({
    inputs: givenInputs().optional(),
    separators: separators().optional(),
    maxCost: maxCost(),
    reuse: vine.boolean({ strict: true }).optional(),
    only: text(MAX_ID_LENGTH).optional(),
  })
)

export const replayValidator = vine.create(
  strictObject({
    from: text(MAX_ID_LENGTH).optional(),
    only: text(MAX_ID_LENGTH).optional(),
    model: text(MAX_MODEL_LENGTH).optional(),
    draft: vine.boolean({ strict: true }).optional(),
    maxCost: maxCost(),
  })
)

export const pinValidator = vine.create(strictObject({ runId: text(MAX_ID_LENGTH) }))

export const versionListValidator = vine.create(
  strictObject({ limit: pageFields.limit, cursor: pageFields.cursor })
)

export const ownRunListValidator = vine.create(
  strictObject({
    ...pageFields,
    status: vine.enum(RUN_STATUSES).optional(),
  })
)

export const runListValidator = vine.create(
  strictObject({
    ...{ limit: pageFields.limit, cursor: pageFields.cursor },
    /** The run that they are part of. */
    parent: vine.string().uuid().optional(),
  })
)

/** The last event of the run that the client has read. */
export const runChangesValidator = vine.create(
  strictObject({ after: vine.number().withoutDecimals().min(0).max(1_000_000_000).optional() })
)
