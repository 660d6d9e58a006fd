import vine from '@vinejs/vine'
import { dayField, zoneField } from '#app/core/day_fields'
import { strictObject } from '#app/core/validation'

export const analyticsValidator = vine.create(
  strictObject({
    from: dayField().optional(),
    to: dayField().optional(),
    timeZone: zoneField().optional(),
  })
)
