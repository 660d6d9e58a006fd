import type { ModelRequest, Target } from '#app/ai/domain/exchange'
import { costOf } from '#app/ai/domain/prices'
import { type Budget, MICROS } from '#app/flows/domain/graph/budget'
import { StepFailure } from '#app/flows/engine/executors/step_work'

/** Tokens that a provider adds to each message, at most. */
const MESSAGE_TOKENS = 16

const dollars = (micros: number) => `$${(micros / MICROS).toFixed(4)}`

/**
 * Reserves the most that a call can cost.
 * @returns a function to call with the real cost
 * @throws StepFailure if the run may not spend that much, or the most is not known
 */
export function reserveCost(
  budget: Budget,
  target: Target,
  request: ModelRequest
): (spentMicros: number | null) => void {
  if (!budget.isLimited || target.kind === 'demo') return () => {}
  const most = costOf(target.price, { input: mostTokens(request), output: request.maxTokens })
  if (most === null) {
    throw new StepFailure(
      'price_unknown',
      'The price of this model is not known, so that the cost limit of this run cannot be kept. Run it without a limit, or choose another model.'
    )
  }
  const settle = budget.reserve(most)
  if (settle) return settle
  throw new StepFailure(
    'cost_limit',
    `This step may cost up to ${dollars(most)}, and only ${dollars(budget.leftMicros)} of the cost limit is left.`
  )
}

/** No token is shorter than a byte. */
function mostTokens({ messages, schema }: ModelRequest): number {
  const texts = messages.map(({ content }) => Buffer.byteLength(content) + MESSAGE_TOKENS)
  const shape = schema ? Buffer.byteLength(JSON.stringify(schema)) : 0
  return texts.reduce((sum, tokens) => sum + tokens, shape)
}
