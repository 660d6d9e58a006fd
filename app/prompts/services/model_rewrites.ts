import { ModelError } from '#app/ai/domain/exchange'
import { answerOf } from '#app/ai/services/call_model'
import { CHECK_SCHEMA, readCheck } from '#app/prompts/domain/model_rewrite/answer'
import { wordsOf } from '#app/prompts/domain/model_rewrite/judge'
import {
  checkMessages,
  CHECKS,
  repairMessages,
  rewriteMessages,
  type Material,
} from '#app/prompts/domain/model_rewrite/messages'
import { maskWords } from '#app/prompts/domain/privacy/mask_private'
import type { Variant, VariantId } from '#app/prompts/domain/types'
import { askForRewrite, type RewriteCall } from '#app/prompts/services/ask_for_rewrite'
import { judgeApart } from '#app/prompts/services/engine_pool'

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
 * One variant by a model, looked at as our own are; what is wrong goes back to it once.
 * @throws ModelError when it gives none that holds.
 */
export async function rewrite(
  work: Work,
  id: VariantId,
  said: (text: string) => void
): Promise<Variant> {
  const messages = rewriteMessages(id, work.material)
  const first = await askForRewrite(work, messages, said)
  const judged =
    first.read && (await judgeApart({ id, original: work.original, answer: first.read }))
  if (judged?.ok) return judged.variant

  const wrong = judged
    ? wordsOf(judged.problems, (words) =>
        maskWords(words, { texts: [work.material.original], marks: work.marks })
      )
    : ['It was not JSON of the form that was asked for.']
  const again = repairMessages(messages, first.answer, wrong)
  const second = await askForRewrite(work, again)
  const last =
    second.read && (await judgeApart({ id, original: work.original, answer: second.read }))
  if (last?.ok) return last.variant
  throw new ModelError('wrong_shape')
}
