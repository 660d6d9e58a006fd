import vine from '@vinejs/vine'
import {
  API_KEY_LENGTH,
  BASE_URL_LENGTH,
  HIGHEST_PRICE,
  MODEL_ID_LENGTH,
  PROVIDER_APIS,
  PROVIDER_NAME_LENGTH,
} from '#app/ai/domain/providers'
import { readAddress } from '#app/ai/services/providers/provider_address'
import { strictObject, text } from '#app/core/validation'
import env from '#start/env'

const reachable = vine.createRule((value: unknown, _: undefined, field) => {
  if (typeof value !== 'string' || !field.isValid) return
  const reading = readAddress(value, env.get('MODEL_PRIVATE_ADDRESSES'))
  if (reading.ok) field.mutate(reading.baseUrl, field)
  else field.report(reading.error, 'address', field)
})

/** What can stand in a header; white space around it comes from copying. */
const sendable = vine.createRule((value: unknown, _: undefined, field) => {
  if (typeof value !== 'string' || !field.isValid) return
  const key = value.trim()
  if (/^[\x21-\x7e]+$/.test(key)) field.mutate(key, field)
  else
    field.report(
      'A key can contain only letters, digits and symbols, without spaces.',
      'key',
      field
    )
})

const trimmed = (most: number) => text(most).trim()
const name = () => trimmed(PROVIDER_NAME_LENGTH)
const model = () => trimmed(MODEL_ID_LENGTH)
const baseUrl = () => text(BASE_URL_LENGTH * 2).use(reachable())
const key = () => text(API_KEY_LENGTH).use(sendable())
const price = () => vine.number({ strict: true }).min(0).max(HIGHEST_PRICE)
const api = () => vine.enum(PROVIDER_APIS)

const further = {
  key: key().nullable().optional(),
  model: model().nullable().optional(),
  api: api().optional(),
  inputPrice: price().nullable().optional(),
  outputPrice: price().nullable().optional(),
  isDefault: vine.boolean({ strict: true }).optional(),
}

export const modelProviderValidator = vine.create(
  strictObject({ name: name(), baseUrl: baseUrl(), ...further })
)

export const modelProviderChangeValidator = vine.create(
  strictObject({ name: name().optional(), baseUrl: baseUrl().optional(), ...further })
)

/** A provider that is kept already, or one as it would be kept. */
export const modelTestValidator = vine.create(
  strictObject({
    providerId: vine.string().uuid().optional(),
    baseUrl: baseUrl().optional().requiredIfMissing('providerId'),
    key: key().nullable().optional(),
    api: api().optional(),
    model: model().nullable().optional(),
  })
)
