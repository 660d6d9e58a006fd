import vine from '@vinejs/vine'
import { strictObject } from '#app/core/validation'

const MAX_EMAIL_LENGTH = 254

export const deletionValidator = vine.create(
  strictObject({ confirmation: vine.string().maxLength(MAX_EMAIL_LENGTH) })
)

export const newExportValidator = vine.create(strictObject({}))
