import { ModelError } from '#app/ai/domain/exchange'
import { answerOf } from '#app/ai/services/call_model'
import {
  CHECK_SCHEMA,
  readCheck,
  type RewriteAnswer,
} from '#app/prompts/domain/model_rewrite/answer'
import type { Judged } from '#app/prompts/domain/model_rewrite/judge'
import type { Material } from '#app/prompts/domain/model_rewrite/material'
import {
  checkMessages,
  CHECKS,
  repairMessages,
  rewriteMessages,
} from '#app/prompts/domain/model_rewrite/messages'
import type { VariantId } from '#app/prompts/domain/types'
import { askForRewrite, type RewriteCall } from '#app/prompts/services/ask_for_rewrite'
import { judgeApart } from '#app/prompts/services/engine_pool'
import { NOT_JSON, unmasked, wrongIn } from '#app/prompts/services/masked_rewrites'

/** All that the calls of one improvement share. Texts in `material` are masked; `original` is not. */
export interface Work extends RewriteCall {
  original: string
  material: Material
}

const CHECK_TOKENS = 1_500

/**
 * What narrow looks at the text find. A look that fails finds nothing: the rewrite does without it.
 * @throws ModelError when the model answers none of them.
 */
export async function findNotes(work: Work): Promise<Material['notes']> {
  const caller = { ...work.caller, purpose: 'check' as const }
  const looks = CHECKS.map(async (check) => {
    const request = {
      messages: checkMessages(check, work.material),
      schema: CHECK_SCHEMA,
      mostTokens: CHECK_TOKENS,
    }
    const answer = await answerOf(caller, work.target, request, work.signal)
    return readCheck(answer)?.notes ?? []
  })
  const found = await Promise.allSettled(looks)
  const [first] = found
  if (first.status === 'rejected' && found.every(({ status }) => status === 'rejected'))
    throw first.reason
  return found.flatMap((look) => (look.status === 'fulfilled' ? look.value : []))
}

/**
 * One variant by a model, checked as our own are. What is wrong goes back to it once.
 * @returns the variant, or what is wrong with the second one too
 * @throws ModelError when the model fails, or gives nothing that can be read.
 */
export async function rewrite(
  work: Work,
  id: VariantId,
  said: (text: string) => void
): Promise<Judged> {
  const messages = rewriteMessages(id, work.material)
  const first = await askForRewrite(work, messages, said)
  const judged = await judgeOpen(work, id, first.read)
  if (judged?.ok) return judged

  const wrong = await wrongWith(work, id, first.read)
  const second = await askForRewrite(work, repairMessages(messages, first.answer, wrong))
  const last = await judgeOpen(work, id, second.read)
  if (!last) throw new ModelError('wrong_shape')
  return last
}

/** How a rewrite holds with private parts back in their places; null where it cannot be read. */
async function judgeOpen(
  { original, marks }: Work,
  id: VariantId,
  answer: RewriteAnswer | null
): Promise<Judged | null> {
  return answer && judgeApart({ id, original, answer: unmasked(answer, marks) })
}

/** What is wrong with it as the model sees it: with marks. */
async function wrongWith(
  { material: { original }, marks }: Work,
  id: VariantId,
  answer: RewriteAnswer | null
): Promise<string[]> {
  if (!answer) return [NOT_JSON]
  const judged = await judgeApart({ id, original, answer })
  return wrongIn(judged.ok ? [] : judged.problems, { original, marks }, answer)
}
