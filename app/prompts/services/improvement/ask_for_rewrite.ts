import type { Message, Target } from '#app/ai/domain/exchange'
import { callModel } from '#app/ai/services/call_model'
import type { Caller } from '#app/ai/services/usage/record_call'
import { REWRITE_SCHEMA } from '#app/prompts/domain/model_rewrite/answer'
import { FirstText } from '#app/prompts/domain/model_rewrite/first_text'
import { UnmaskStream } from '#app/prompts/domain/model_rewrite/unmask_stream'

/** Whoever has a text rewritten, by which model, with which private parts masked, and until when. */
export interface RewriteCall {
  caller: Omit<Caller, 'purpose'>
  target: Target
  marks: ReadonlyMap<string, string>
  signal: AbortSignal
}

const MAX_TOKENS = 16_000

/**
 * The answer as the model gave it. `onDelta` gets the rewritten text as it comes, with private parts back in their
 * places. @throws ModelError
 */
export async function askForRewrite(
  { caller, target, marks, signal }: RewriteCall,
  messages: Message[],
  onDelta?: (text: string) => void
): Promise<string> {
  let text = new FirstText()
  let open = new UnmaskStream(marks)
  const request = { messages, schema: REWRITE_SCHEMA, maxTokens: MAX_TOKENS }
  let answer = ''
  // A thought that only ends has been shown by then, as far as it looked like an answer.
  const startsAnew = () => {
    text = new FirstText()
    open = new UnmaskStream(marks)
    answer = ''
  }
  const asking = { ...caller, purpose: 'rewrite' as const }
  for await (const piece of callModel(asking, target, request, signal, { startsAnew })) {
    answer += piece
    const shown = onDelta && open.next(text.next(piece))
    if (shown) onDelta(shown)
  }
  const rest = open.rest()
  if (rest) onDelta?.(rest)
  return answer
}
