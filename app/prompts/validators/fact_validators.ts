import vine from '@vinejs/vine'
import { MAX_FACT_NAME_LENGTH, MAX_FACT_VALUE_LENGTH } from '#app/prompts/domain/facts'
import { strictObject, text } from '#app/core/validation'

const name = () => text(MAX_FACT_NAME_LENGTH)
const value = () => text(MAX_FACT_VALUE_LENGTH)

export const factValidator = vine.create(strictObject({ name: name(), value: value() }))

export const factChangeValidator = vine.create(
  strictObject({ name: name().optional(), value: value().optional() })
)
