import vine from '@vinejs/vine'
import { SCOPES } from '#app/auth/domain/scopes'
import { strictObject, text } from '#app/core/validation'

export const tokenValidator = vine.create(
  strictObject({
    name: text(100),
    scopes: vine.array(vine.enum(SCOPES)).minLength(1).maxLength(SCOPES.length).distinct(),
    expiresInDays: vine.number({ strict: true }).withoutDecimals().min(1).max(365).optional(),
  })
)
