import vine from '@vinejs/vine'
import { strictObject, textOrEmpty } from '#app/core/validation'
import { DECISIONS, MAX_REASON_LENGTH } from '#app/flows/domain/runs/approvals'
import { MAX_VALUE_LENGTH } from '#app/flows/domain/values/limits'

export const decisionValidator = vine.create(
  strictObject({
    decision: vine.enum(DECISIONS),
    content: textOrEmpty(MAX_VALUE_LENGTH).optional(),
    reason: textOrEmpty(MAX_REASON_LENGTH).optional(),
    personId: vine.string().uuid().optional(),
  })
)
