import { ModelError, type Target } from '#app/ai/domain/exchange'
import { callModel } from '#app/ai/services/call_model'
import type { Caller, RecordedCall } from '#app/ai/services/usage/record_call'
import { UnmaskStream } from '#app/prompts/domain/model_rewrite/unmask_stream'
import type { TriedAnswer } from '#app/prompts/domain/tryout/types'

interface Listening {
  marks: ReadonlyMap<string, string>
  onDelta: (text: string) => void
  signal: AbortSignal
}

/** The most tokens that an answer may have, about 6,000 words. */
const MAX_TOKENS = 8_000

/** What a model answers to a text, as far as it came; why it broke off stands in its outcome. */
export async function triedAnswer(
  caller: Caller,
  target: Target,
  content: string,
  { marks, onDelta, signal }: Listening
): Promise<TriedAnswer> {
  const request = { messages: [{ role: 'user' as const, content }], maxTokens: MAX_TOKENS }
  let open = new UnmaskStream(marks)
  let text = ''
  let call: RecordedCall = NO_CALL
  const hear = (piece: string) => {
    if (!piece) return
    text += piece
    onDelta(piece)
  }
  let outcome: TriedAnswer['outcome'] = 'answered'
  try {
    const pieces = callModel(caller, target, request, signal, {
      ended: (ended) => void (call = ended),
      // Listeners have heard the thoughts by then; the answer that is kept has none of them.
      startsAnew() {
        open = new UnmaskStream(marks)
        text = ''
      },
    })
    for await (const piece of pieces) hear(open.next(piece))
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    outcome = error.failure
  }
  hear(open.rest())
  const { tokens, costMicros, firstTokenMs, durationMs } = call
  return {
    ...{ text, outcome, inputTokens: tokens.input, outputTokens: tokens.output },
    ...{ costMicros, firstTokenMs, durationMs },
  }
}

/** Where the door was closed before anybody was asked. */
const NO_CALL: RecordedCall = {
  tokens: { input: 0, output: 0 },
  costMicros: 0,
  firstTokenMs: null,
  durationMs: 0,
}
