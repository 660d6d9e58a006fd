import { ModelError } from '#app/ai/domain/exchange'
import { answerOf } from '#app/ai/services/call_model'
import { CHECK_SCHEMA } from '#app/prompts/domain/model_rewrite/answer'
import type { CheckedRewrite } from '#app/prompts/domain/model_rewrite/check_rewrite'
import type { Material } from '#app/prompts/domain/model_rewrite/material'
import {
  checkMessages,
  CHECKS,
  repairMessages,
  rewriteMessages,
} from '#app/prompts/domain/model_rewrite/messages'
import type { VariantId } from '#app/prompts/domain/types'
import { askForRewrite, type RewriteCall } from '#app/prompts/services/improvement/ask_for_rewrite'
import { inEngine } from '#app/prompts/services/engine_pool'

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
      maxTokens: CHECK_TOKENS,
    }
    const answer = await answerOf(caller, work.target, request, work.signal)
    return inEngine(engineCallerOf(work), 'readNotes', answer)
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
  onDelta: (text: string) => void
): Promise<CheckedRewrite> {
  const messages = rewriteMessages(id, work.material)
  const answer = await askForRewrite(work, messages, onDelta)
  const first = await checkAnswer(work, id, answer)
  if (first.checked?.ok) return first.checked

  const again = repairMessages(messages, answer, first.wrong)
  const last = await checkAnswer(work, id, await askForRewrite(work, again))
  if (!last.checked) throw new ModelError('wrong_shape')
  return last.checked
}

function checkAnswer(work: Work, id: VariantId, answer: string) {
  const { original, material, marks } = work
  const { original: seen, settings } = material
  const toCheck = { id, original, kind: settings.kind, seen, answer, marks }
  return inEngine(engineCallerOf(work), 'checkRewrite', toCheck)
}

const engineCallerOf = ({ caller, signal }: Work) => ({ whose: caller.userId, signal })
