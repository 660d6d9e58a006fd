import vine from '@vinejs/vine'
import { MODEL_ID_LENGTH } from '#app/ai/domain/providers'
import { PURPOSES } from '#app/ai/domain/purposes'
import { dayField, zoneField } from '#app/core/day_fields'
import { pageFields } from '#app/core/paging'
import { strictObject, text } from '#app/core/validation'

const days = () => vine.number().withoutDecimals().min(1).max(366).optional()

const kind = <Kind extends string>(kinds: readonly Kind[]) => vine.enum(kinds).optional()

const filter = {
  purpose: vine.enum(PURPOSES).optional(),
  model: text(MODEL_ID_LENGTH).optional(),
  zone: zoneField().optional(),
}

const { limit, cursor } = pageFields

export const usageValidator = vine.create(
  strictObject({
    ...{ limit, cursor, kind: kind(['credit', 'model']), ...filter },
    ...{ from: dayField().optional(), to: dayField().optional() },
  })
)

export const usageDaysValidator = vine.create(
  strictObject({ kind: kind(['model']), ...filter, days: days() })
)

export const spendValidator = vine.create(strictObject({ days: days() }))

export const emptyBodyValidator = vine.create(strictObject({}))
