import vine from '@vinejs/vine'
import { DECISIONS, MAX_DEVICE_NAME_LENGTH } from '#app/auth/domain/device_grant'
import { strictObject, text, textOrEmpty } from '#app/core/validation'

const MAX_CODE_LENGTH = 100

/** Unknown fields are not refused: RFC 6749, section 3.1, says so. */
export const deviceCodeValidator = vine.create(
  vine.object({
    client_id: text(MAX_CODE_LENGTH),
    scope: textOrEmpty(MAX_CODE_LENGTH).optional(),
    device_name: textOrEmpty(MAX_DEVICE_NAME_LENGTH).optional(),
  })
)

export const deviceTokenValidator = vine.create(
  vine.object({
    grant_type: text(MAX_CODE_LENGTH),
    client_id: text(MAX_CODE_LENGTH),
    device_code: text(MAX_CODE_LENGTH),
  })
)

const userCode = () => text(MAX_CODE_LENGTH)

export const deviceLookupValidator = vine.create(strictObject({ userCode: userCode() }))

export const deviceDecisionValidator = vine.create(
  strictObject({ userCode: userCode(), decision: vine.enum(DECISIONS) })
)
