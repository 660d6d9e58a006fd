import vine from '@vinejs/vine'
import { AUDIENCES, GOALS } from '#app/prompts/domain/types'
import { isKnownKind } from '#app/prompts/domain/kinds/deliverable_labels'
import { strictObject, text, textOrEmpty } from '#app/core/validation'
import {
  MAX_FOLDER_LENGTH,
  MAX_PROMPT_LENGTH,
  MAX_TAGS,
  MAX_TAG_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_VALUES,
  MAX_VALUES_LENGTH,
  MAX_VALUE_NAME_LENGTH,
} from '#app/prompts/domain/limits'

const MAX_KIND_LENGTH = 60

const level = () => vine.number({ strict: true }).withoutDecimals().min(1).max(10).optional()

export const promptText = () => text(MAX_PROMPT_LENGTH)
export const draftText = () => textOrEmpty(MAX_PROMPT_LENGTH)
export const title = () => text(MAX_TITLE_LENGTH)
export const tags = () => vine.array(text(MAX_TAG_LENGTH)).maxLength(MAX_TAGS)
export const folder = () => text(MAX_FOLDER_LENGTH)
export const promptId = () => vine.string().uuid({ version: [7] })
export const flag = () => vine.boolean({ strict: true })

const knownKind = vine.createRule((value: unknown, _, field) => {
  if (!isKnownKind(String(value)))
    field.report('Choose a kind of work that Hone knows.', 'kind', field)
})

/** What should come back: a family of work, or one of its deliverables, such as `plan` or `plan/meal_plan`. */
export const kind = () => text(MAX_KIND_LENGTH).use(knownKind())

export const settings = () =>
  strictObject({
    tone: level(),
    detail: level(),
    audience: vine.enum(AUDIENCES).optional(),
    goal: vine.enum(GOALS).optional(),
    kind: kind().nullable().optional(),
  })

const fewEnough = vine.createRule((value: unknown, _, field) => {
  const names = Object.keys(value as object)
  if (names.length > MAX_VALUES) {
    field.report(`Send at most ${MAX_VALUES} values.`, 'maxEntries', field)
  } else if (names.some((name) => name.length > MAX_VALUE_NAME_LENGTH)) {
    field.report(`A name can have at most ${MAX_VALUE_NAME_LENGTH} characters.`, 'maxLength', field)
  } else if (lengthOfAll(value as Record<string, unknown>) > MAX_VALUES_LENGTH) {
    const most = MAX_VALUES_LENGTH.toLocaleString('en-US')
    field.report(`All values together can have at most ${most} characters.`, 'maxLength', field)
  }
})

const lengthOfAll = (values: Record<string, unknown>) =>
  Object.values(values).reduce((sum: number, value) => sum + String(value).length, 0)

/** What variables and blanks stand for, by their names. */
export const fewValues = () => vine.record(textOrEmpty(5_000)).use(fewEnough())
