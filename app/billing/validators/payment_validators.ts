import vine from '@vinejs/vine'
import { strictObject } from '#app/core/validation'
import { ITEMS } from '#app/billing/domain/payments/items'

const MAX_ADDRESS_LENGTH = 2_000
const address = () => vine.string().maxLength(MAX_ADDRESS_LENGTH)

export const checkoutValidator = vine.create(
  strictObject({
    successUrl: address().optional(),
    cancelUrl: address().optional(),
    item: vine.enum(ITEMS).optional(),
  })
)

export const cancellationValidator = vine.create(
  strictObject({ when: vine.enum(['period_end', 'now']).optional() })
)

export const subscriptionValidator = vine.create(
  strictObject({ item: vine.enum(['monthly', 'annual']) })
)
