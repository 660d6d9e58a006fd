import type { ModelRequest, Target } from '#app/ai/domain/exchange'
import { ModelError } from '#app/ai/domain/exchange'
import { answerOf, callModel } from '#app/ai/services/call_model'
import type { Purpose } from '#app/ai/domain/purposes'
import type { Caller } from '#app/ai/services/record_call'
import {
  CHECK_SCHEMA,
  readCheck,
  readRewrite,
  REWRITE_SCHEMA,
  type RewriteAnswer,
} from '#app/prompts/domain/model_rewrite/answer'
import { FirstText } from '#app/prompts/domain/model_rewrite/first_text'
import {
  checkMessages,
  CHECKS,
  repairMessages,
  rewriteMessages,
  type Material,
} from '#app/prompts/domain/model_rewrite/messages'
import { UnmaskStream } from '#app/prompts/domain/model_rewrite/unmask_stream'
import type { Variant, VariantId } from '#app/prompts/domain/types'
import { judgeOpen, wrongIn } from '#app/prompts/services/masked_rewrites'

/** All that the calls of one improvement share. Texts in `material` are masked; `original` is not. */
export interface Work {
  caller: Omit<Caller, 'purpose'>
  target: Target
  original: string
  material: Material
  marks: ReadonlyMap<string, string>
  signal: AbortSignal
}

const CHECK_TOKENS = 1_500
const REWRITE_TOKENS = 16_000

const as = ({ caller }: Work, purpose: Purpose): Caller => ({ ...caller, purpose })

/**
 * What narrow looks at the text find. A look that fails finds nothing: the rewrite does without it.
 * @throws ModelError when the model answers none of them.
 */
export async function findNotes(work: Work): Promise<Material['notes']> {
  const looks = CHECKS.map(async (check) => {
    const request = {
      messages: checkMessages(check, work.material),
      schema: CHECK_SCHEMA,
      mostTokens: CHECK_TOKENS,
    }
    const answer = await answerOf(as(work, 'check'), work.target, request, work.signal)
    return readCheck(answer)?.notes ?? []
  })
  const found = await Promise.allSettled(looks)
  const [first] = found
  if (first.status === 'rejected' && found.every(({ status }) => status === 'rejected'))
    throw first.reason
  return found.flatMap((look) => (look.status === 'fulfilled' ? look.value : []))
}

/**
 * One variant by a model, looked at as our own are; what is wrong goes back to it once.
 * @throws ModelError when it gives none that holds.
 */
export async function rewrite(
  work: Work,
  id: VariantId,
  said: (text: string) => void
): Promise<Variant> {
  const messages = rewriteMessages(id, work.material)
  const first = await ask(
    work,
    { messages, schema: REWRITE_SCHEMA, mostTokens: REWRITE_TOKENS },
    said
  )
  const judged = await judgeOpen(work, id, first.read)
  if (judged?.ok) return judged.variant

  const wrong = await wrongIn(work, id, first.read)
  const again = repairMessages(messages, first.answer, wrong)
  const second = await ask(work, {
    messages: again,
    schema: REWRITE_SCHEMA,
    mostTokens: REWRITE_TOKENS,
  })
  const last = await judgeOpen(work, id, second.read)
  if (last?.ok) return last.variant
  throw new ModelError('wrong_shape')
}

/** The answer as the model gave it, and as it reads. */
async function ask(
  work: Work,
  request: ModelRequest,
  said?: (text: string) => void
): Promise<{ answer: string; read: RewriteAnswer | null }> {
  const text = new FirstText()
  const open = new UnmaskStream(work.marks)
  let answer = ''
  for await (const piece of callModel(as(work, 'rewrite'), work.target, request, work.signal)) {
    answer += piece
    const shown = said && open.next(text.next(piece))
    if (shown) said(shown)
  }
  said?.(open.rest())
  return { answer, read: readRewrite(answer) }
}
