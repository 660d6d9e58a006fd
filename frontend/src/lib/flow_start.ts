import { isBlankText } from '#app/core/domain/blank_text'
import { MAX_GOAL_LENGTH } from '#app/prompts/domain/goals/types'

/** What a screen hands over to the start of a flow: a goal, or a prompt that is to become a flow. */
export type FlowStart = { goal: string } | { prompt: string }

/** What was written elsewhere as the start of a flow. A text that is too long for a goal is a prompt. */
export function flowStart(text: string): FlowStart | undefined {
  if (isBlankText(text)) return undefined
  return text.length <= MAX_GOAL_LENGTH ? { goal: text } : { prompt: text }
}
