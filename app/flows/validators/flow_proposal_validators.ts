import vine from '@vinejs/vine'
import { strictObject, text } from '#app/core/validation'
import { MAX_MODEL_LENGTH } from '#app/flows/domain/graph/setting_limits'
import { MAX_GOAL_LENGTH } from '#app/prompts/domain/goals/types'
import { MAX_PROMPT_LENGTH } from '#app/prompts/domain/limits'

/** A goal or a prompt; a model answers to a goal only. */
export const flowProposalValidator = vine.create(
  strictObject({
    goal: text(MAX_GOAL_LENGTH).optional(),
    prompt: text(MAX_PROMPT_LENGTH).optional(),
    model: text(MAX_MODEL_LENGTH).optional(),
  })
)
