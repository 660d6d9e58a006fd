import vine from '@vinejs/vine'
import { CLIENT_ACTIVITY_TYPES } from '#app/activity/domain/activity_types'
import { EXPORT_FORMATS } from '#app/prompts/domain/export/formats'
import { MAX_NOTE_LENGTH, MAX_TAG_LENGTH } from '#app/prompts/domain/limits'
import { VARIANT_IDS } from '#app/prompts/domain/types'
import {
  draftText,
  flag,
  folder,
  promptId,
  promptText,
  settings,
  tags,
  title,
} from '#app/prompts/validators/prompt_fields'
import { pageFields } from '#app/core/paging'
import { moment, strictObject, text } from '#app/core/validation'

const yesNo = () => vine.enum(['true', 'false'] as const).optional()

const promptListFields = {
  ...pageFields,
  sort: vine.enum(['recent', 'name', 'created'] as const).optional(),
  saved: yesNo(),
  deleted: yesNo(),
  pinned: yesNo(),
  folder: folder().optional(),
  tag: text(MAX_TAG_LENGTH).optional(),
}

export const promptListValidator = vine.create(strictObject(promptListFields))

/** Whole texts are long: fewer of them make a page. */
export const promptTextListValidator = vine.create(
  strictObject({
    ...promptListFields,
    limit: vine.number().withoutDecimals().min(1).max(100).optional(),
  })
)

export const promptRemovalValidator = vine.create(strictObject({ permanent: yesNo() }))

export const promptValidator = vine.create(
  strictObject({
    title: title().optional(),
    original: promptText(),
    saved: flag().optional(),
  })
)

export const promptChangeValidator = vine.create(
  strictObject({
    title: title().optional(),
    folder: folder().nullable().optional(),
    tags: tags().optional(),
    pinned: flag().optional(),
    saved: flag().optional(),
    worked: flag().nullable().optional(),
    deletedAt: vine
      .literal(null as never)
      .nullable()
      .optional(),
  })
)

export const draftValidator = vine.create(
  strictObject({ content: draftText(), settings: settings().optional() })
)

export const versionValidator = vine.create(
  strictObject({
    content: promptText().optional(),
    variant: vine.enum(VARIANT_IDS).optional(),
    note: text(MAX_NOTE_LENGTH).optional(),
    saved: flag().optional(),
  })
)

/** How a prompt is to change, and who changes it. */
export const refinementValidator = vine.create(
  strictObject({ instruction: text(500), model: text(200) })
)

export const restoreValidator = vine.create(
  strictObject({ version: vine.number({ strict: true }).withoutDecimals().min(1) })
)

export const versionListValidator = vine.create(
  strictObject({ limit: pageFields.limit, cursor: pageFields.cursor })
)

export const shareLinkValidator = vine.create(
  strictObject({
    promptId: promptId(),
    version: vine.number({ strict: true }).withoutDecimals().min(1).optional(),
    expiresAt: moment().optional(),
  })
)

export const shareListValidator = vine.create(
  strictObject({
    limit: pageFields.limit,
    cursor: pageFields.cursor,
    promptId: promptId().optional(),
    opened: yesNo(),
  })
)

export const promptActivityValidator = vine.create(
  strictObject({
    type: vine.enum(CLIENT_ACTIVITY_TYPES),
    promptId: promptId(),
    variant: vine.enum(['original', 'draft', ...VARIANT_IDS] as const).optional(),
    format: vine.enum(EXPORT_FORMATS).optional(),
  })
)
