import { DateTime } from 'luxon'
import vine from '@vinejs/vine'
import { AUDIENCES, GOALS } from '#app/prompts/domain/types'
import { strictObject, text, textOrEmpty } from '#app/core/validation'

export const PROMPT_LENGTH = 50_000
export const TITLE_LENGTH = 200
export const TAG_COUNT = 20
export const TAG_LENGTH = 40
export const FOLDER_LENGTH = 100

const level = () => vine.number({ strict: true }).withoutDecimals().min(1).max(10).optional()

export const promptText = () => text(PROMPT_LENGTH)
export const draftText = () => textOrEmpty(PROMPT_LENGTH)
export const title = () => text(TITLE_LENGTH)
export const tags = () => vine.array(text(TAG_LENGTH)).maxLength(TAG_COUNT)
export const folder = () => text(FOLDER_LENGTH)
export const promptId = () => vine.string().uuid({ version: [7] })
export const flag = () => vine.boolean({ strict: true })

export const settings = () =>
  strictObject({
    tone: level(),
    detail: level(),
    audience: vine.enum(AUDIENCES).optional(),
    goal: vine.enum(GOALS).optional(),
  })

const momentRule = vine.createRule((value: unknown, _, field) => {
  const read = DateTime.fromISO(String(value), { setZone: true })
  if (!read.isValid || !/(Z|[+-]\d\d:?\d\d)$/.test(String(value))) {
    field.report('The time must be in ISO 8601 with its time zone.', 'moment', field)
  }
})

/** A moment in time, ISO 8601 with zone. */
export const moment = () => vine.string().maxLength(40).use(momentRule())

const VALUE_COUNT = 50
const VALUE_NAME_LENGTH = 500
/** In UTF-16 units. Values are written into texts, which must not become much longer than a prompt may be. */
const ALL_VALUES_LENGTH = 50_000

const fewEnough = vine.createRule((value: unknown, _, field) => {
  const names = Object.keys(value as object)
  if (names.length > VALUE_COUNT) {
    field.report(`At most ${VALUE_COUNT} values can be given.`, 'maxEntries', field)
  } else if (names.some((name) => name.length > VALUE_NAME_LENGTH)) {
    field.report(`A name has at most ${VALUE_NAME_LENGTH} characters.`, 'maxLength', field)
  } else if (lengthOfAll(value as Record<string, unknown>) > ALL_VALUES_LENGTH) {
    const most = ALL_VALUES_LENGTH.toLocaleString('en-US')
    field.report(`All values together have at most ${most} characters.`, 'maxLength', field)
  }
})

const lengthOfAll = (values: Record<string, unknown>) =>
  Object.values(values).reduce((sum: number, value) => sum + String(value).length, 0)

/** What variables and blanks stand for, by their names. */
export const fewValues = () => vine.record(textOrEmpty(5_000)).use(fewEnough())
