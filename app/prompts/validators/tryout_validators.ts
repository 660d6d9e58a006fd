import vine from '@vinejs/vine'
import { fewValues, flag } from '#app/prompts/validators/prompt_fields'
import { pageFields } from '#app/core/paging'
import { strictObject, text, textOrEmpty } from '#app/core/validation'

const number = () => vine.number({ strict: true }).withoutDecimals().min(1)

export const tryoutValidator = vine.create(
  strictObject({ version: number(), model: text(200), values: fewValues().optional() })
)

export const tryoutListValidator = vine.create(
  strictObject({
    limit: vine.number().withoutDecimals().min(1).max(100).optional(),
    cursor: pageFields.cursor,
    version: vine.number().withoutDecimals().min(1).optional(),
  })
)

export const ballotValidator = vine.create(
  strictObject({
    vote: vine.enum(['a', 'b', 'tie'] as const).optional(),
    reason: textOrEmpty(500).nullable().optional(),
    isRevealed: flag().optional(),
  })
)

export const judgementValidator = vine.create(strictObject({ model: text(200) }))
