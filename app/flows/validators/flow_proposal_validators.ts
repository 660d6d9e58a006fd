import vine from '@vinejs/vine'
import { strictObject, text } from '#app/core/validation'
import { MAX_GOAL_LENGTH } from '#app/prompts/domain/goals/types'
import { MAX_PROMPT_LENGTH } from '#app/prompts/domain/limits'

/** One of both. */
export const flowProposalValidator = vine.create(
  strictObject({
    goal: text(MAX_GOAL_LENGTH).optional(),
    prompt: text(MAX_PROMPT_LENGTH).optional(),
  })
)
