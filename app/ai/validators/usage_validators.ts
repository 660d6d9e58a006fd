import vine from '@vinejs/vine'
import { DateTime, IANAZone } from 'luxon'
import { MODEL_ID_LENGTH } from '#app/ai/domain/providers'
import { PURPOSES } from '#app/ai/domain/purposes'
import { pageFields } from '#app/core/paging'
import { strictObject, text } from '#app/core/validation'

const isDay = vine.createRule((value: unknown, _: undefined, field) => {
  if (typeof value !== 'string') return
  const known = /^2\d{3}-\d{2}-\d{2}$/.test(value) && DateTime.fromISO(value).isValid
  if (!known) field.report('This must be a day such as 2026-11-30.', 'day', field)
})

const isZone = vine.createRule((value: unknown, _: undefined, field) => {
  if (typeof value === 'string' && !IANAZone.isValidZone(value))
    field.report('This must be a time zone such as Europe/Berlin.', 'zone', field)
})

const day = () => vine.string().use(isDay())
const days = () => vine.number().withoutDecimals().min(1).max(366).optional()

const kind = <Kind extends string>(kinds: readonly Kind[]) => vine.enum(kinds).optional()

const filter = {
  purpose: vine.enum(PURPOSES).optional(),
  model: text(MODEL_ID_LENGTH).optional(),
  zone: vine.string().maxLength(64).use(isZone()).optional(),
}

const { limit, cursor } = pageFields

export const usageValidator = vine.create(
  strictObject({
    ...{ limit, cursor, kind: kind(['credit', 'model']), ...filter },
    ...{ from: day().optional(), to: day().optional() },
  })
)

export const usageDaysValidator = vine.create(
  strictObject({ kind: kind(['model']), ...filter, days: days() })
)

export const spendValidator = vine.create(strictObject({ days: days() }))

export const emptyBodyValidator = vine.create(strictObject({}))
