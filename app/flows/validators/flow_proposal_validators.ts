import vine from '@vinejs/vine'
import { strictObject, text } from '#app/core/validation'
import { MAX_MODEL_LENGTH } from '#app/flows/domain/graph/setting_limits'
import { LABEL_KINDS, LABEL_RELATIONS } from '#app/prompts/domain/goals/labeling/labels'
import {
  MAX_GOAL_LENGTH,
  MAX_GOAL_QUESTIONS,
  MAX_KIND_LENGTH,
  MAX_NAMED_KINDS,
} from '#app/prompts/domain/goals/types'
import { MAX_PROMPT_LENGTH } from '#app/prompts/domain/limits'

const choice = strictObject({
  start: vine
    .number()
    .withoutDecimals()
    .min(0)
    .max(MAX_GOAL_LENGTH * 2),
  kind: vine.enum(LABEL_KINDS),
  relation: vine.enum(LABEL_RELATIONS),
  kinds: vine.array(text(MAX_KIND_LENGTH)).maxLength(MAX_NAMED_KINDS).distinct().optional(),
})

/** A goal, with what the person answered about its parts, or a prompt; a model answers to a goal only. */
export const flowProposalValidator = vine.create(
  strictObject({
    goal: text(MAX_GOAL_LENGTH).optional(),
    prompt: text(MAX_PROMPT_LENGTH).optional(),
    model: text(MAX_MODEL_LENGTH).optional(),
    choices: vine.array(choice).maxLength(MAX_GOAL_QUESTIONS).optional(),
  })
)
