import vine from '@vinejs/vine'
import { ENCODINGS } from '#app/core/domain/text_encoding'
import { strictObject } from '#app/core/validation'

export const fileTextValidator = vine.create(
  strictObject({ encoding: vine.enum(ENCODINGS).optional() })
)
