import vine from '@vinejs/vine'
import {
  fewValues,
  kind,
  promptId,
  promptText,
  settings,
} from '#app/prompts/validators/prompt_fields'
import { strictObject, text, textOrEmpty } from '#app/core/validation'

export const improvementValidator = vine.create(
  strictObject({
    originalPrompt: promptText(),
    goal: textOrEmpty(2_000).optional(),
    variables: fewValues().optional(),
    context: textOrEmpty(20_000).optional(),
    settings: settings().optional(),
    kind: kind().nullable().optional(),
    model: text(200).optional(),
    promptId: promptId().optional(),
  })
)
