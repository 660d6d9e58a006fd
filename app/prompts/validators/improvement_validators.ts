import vine from '@vinejs/vine'
import { promptId, promptText, settings } from '#app/prompts/validators/prompt_fields'
import { strictObject, text, textOrEmpty } from '#app/core/validation'

const VARIABLE_COUNT = 50

const fewEnough = vine.createRule((value: unknown, _, field) => {
  if (Object.keys(value as object).length > VARIABLE_COUNT) {
    field.report(`At most ${VARIABLE_COUNT} variables can be given.`, 'maxEntries', field)
  }
})

export const improvementValidator = vine.create(
  strictObject({
    originalPrompt: promptText(),
    goal: textOrEmpty(2_000).optional(),
    variables: vine.record(textOrEmpty(5_000)).use(fewEnough()).optional(),
    context: textOrEmpty(20_000).optional(),
    settings: settings().optional(),
    model: text(200).optional(),
    promptId: promptId().optional(),
  })
)
