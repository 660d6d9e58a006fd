import vine from '@vinejs/vine'
import { pageFields } from '#app/core/paging'
import { strictObject, text } from '#app/core/validation'
import { CATEGORIES } from '#app/prompts/domain/category'
import { COLLECTION_FORMATS } from '#app/prompts/domain/export/collection_formats'
import {
  MAX_IMPORT_NAME_LENGTH,
  MAX_IMPORT_PROMPTS,
  MAX_ROWS_PER_CALL,
} from '#app/prompts/domain/importing/import_limits'
import { IMPORT_SOURCES } from '#app/prompts/domain/importing/import_sources'
import { promptText, tags, title } from '#app/prompts/validators/prompt_fields'

export const importValidator = vine.create(
  strictObject({ name: text(MAX_IMPORT_NAME_LENGTH), source: vine.enum(IMPORT_SOURCES) })
)

export const importListValidator = vine.create(
  strictObject({ limit: pageFields.limit, cursor: pageFields.cursor })
)

/** Only that an import is no longer undone. */
export const importChangeValidator = vine.create(
  strictObject({ undoneAt: vine.literal(null as never).nullable() })
)

export const importRemovalValidator = vine.create(
  strictObject({ edited: vine.enum(['true', 'false'] as const).optional() })
)

export const importedPromptsValidator = vine.create(
  strictObject({
    prompts: vine
      .array(
        strictObject({
          ...{ title: title(), content: promptText(), tags: tags() },
          original: promptText().optional(),
          category: vine.enum(CATEGORIES).optional(),
        })
      )
      .minLength(1)
      .maxLength(MAX_ROWS_PER_CALL),
  })
)

const hash = () => vine.string().regex(/^[0-9a-f]{64}$/)

export const promptDuplicatesValidator = vine.create(
  strictObject({ hashes: vine.array(hash()).maxLength(MAX_IMPORT_PROMPTS) })
)

export const promptExportValidator = vine.create(
  strictObject({
    format: vine.enum(COLLECTION_FORMATS).optional(),
    /** A download cannot send the header that names a workspace. */
    workspace: vine.string().uuid().optional(),
  })
)
