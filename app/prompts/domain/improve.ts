import '#app/prompts/domain/deliverables/records'
import { improving } from '#app/prompts/domain/improving'
import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Improvement, ImproveRequest } from '#app/prompts/domain/types'

/**
 * Analyzes a prompt and proposes up to three variants of it. Never throws, whatever the text.
 * A caller that has read the text already hands its reading in.
 */
export function improve(request: ImproveRequest, reading?: Reading): Improvement {
  const steps = improving(request, reading)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
