import vine from '@vinejs/vine'
import { pageFields } from '#app/core/paging'
import { MEGABYTE } from '#app/core/requests/body_sizes'
import { strictObject, text, textOrEmpty } from '#app/core/validation'
import { TEMPLATE_ICONS } from '#app/templates/domain/library/template_icons'
import {
  TEMPLATE_CATEGORIES,
  type TemplateStep,
  type TemplateVariable,
} from '#app/templates/domain/types'
import * as limits from '#app/templates/domain/writing/template_fields'
import {
  type JsonReading,
  readSteps,
  readVariables,
} from '#app/templates/domain/writing/template_json'

export const TEMPLATE_BODY_BYTES = MEGABYTE

const MAX_REPORTED = 20

/** Reports each fault at the place in the JSON where it stands. */
const readBy = vine.createRule(
  (value: unknown, read: (value: unknown) => JsonReading<unknown>, field) => {
    const reading = read(value)
    if (reading.ok) return field.mutate(reading.read, field)
    for (const { path, message } of reading.faults.slice(0, MAX_REPORTED)) {
      const at = [field.wildCardPath, ...path].join('.')
      field.report(message, 'json', { ...field, wildCardPath: at, getFieldPath: () => at })
    }
  }
)

const steps = () =>
  vine
    .any()
    .use(readBy(readSteps))
    .transform((value) => value as TemplateStep[])

const variables = () =>
  vine
    .any()
    .use(readBy(readVariables))
    .transform((value) => value as TemplateVariable[])

const tag = () => text(limits.MAX_TAG_LENGTH).trim()

export const adminTemplateValidator = vine.create(
  strictObject({
    title: text(limits.MAX_TITLE_LENGTH).trim(),
    description: text(limits.MAX_DESCRIPTION_LENGTH).trim(),
    category: vine.enum(TEMPLATE_CATEGORIES),
    steps: steps(),
    variables: variables(),
    isPublic: vine.boolean({ strict: true }).optional(),
    content: textOrEmpty(limits.MAX_CONTENT_LENGTH).optional(),
    tags: vine.array(tag()).maxLength(limits.MAX_TAGS).distinct().optional(),
    icon: vine.enum(TEMPLATE_ICONS).optional(),
    goodAnswer: textOrEmpty(limits.MAX_ANSWER_LENGTH).optional(),
  })
)

/** Takes a deletion back. */
export const deletedTemplateValidator = vine.create(
  strictObject({ deletedAt: vine.literal(null as never).nullable() })
)

export const adminTemplateListValidator = vine.create(
  strictObject({ ...pageFields, deleted: vine.enum(['true', 'false']).optional() })
)

export const adminTemplateVersionsValidator = vine.create(
  strictObject({ limit: pageFields.limit, cursor: pageFields.cursor })
)
