import type { ModelEvent, ModelRequest } from '#app/ai/domain/exchange'
import { demoAnswer } from '#app/ai/domain/demo_answer'

const PIECE = 24

/** The demo model: the same answer to the same request, in pieces, without a network. */
export async function* askDemo(request: ModelRequest): AsyncGenerator<ModelEvent> {
  const answer = demoAnswer(request)
  for (let at = 0; at < answer.length; at += PIECE)
    yield { kind: 'text', text: answer.slice(at, at + PIECE) }
  yield { kind: 'end' }
}
