import vine from '@vinejs/vine'
import { DateTime, IANAZone } from 'luxon'

const isDay = vine.createRule((value: unknown, _: undefined, field) => {
  if (typeof value !== 'string') return
  const known = /^2\d{3}-\d{2}-\d{2}$/.test(value) && DateTime.fromISO(value).isValid
  if (!known) field.report('This must be a day such as 2026-11-30.', 'day', field)
})

const isZone = vine.createRule((value: unknown, _: undefined, field) => {
  if (typeof value === 'string' && !IANAZone.isValidZone(value))
    field.report('This must be a time zone such as Europe/Berlin.', 'zone', field)
})

/** A day of the calendar (YYYY-MM-DD). */
export const dayField = () => vine.string().use(isDay())

/** The name of a time zone, such as `Europe/Berlin`. */
export const zoneField = () => vine.string().maxLength(64).use(isZone())
