import { v7 } from 'uuid'
import { ModelError } from '#app/ai/domain/exchange'
import { disownAnswers } from '#app/ai/services/disown_answers'
import { refusalOf } from '#app/ai/services/model_refusal'
import { takeModel } from '#app/ai/services/take_model'
import { ApiException, unacceptable } from '#app/core/exceptions/api_exception'
import type { Lost } from '#app/prompts/domain/guard'
import type { RewriteAnswer } from '#app/prompts/domain/model_rewrite/answer'
import { repairMessages } from '#app/prompts/domain/model_rewrite/messages'
import {
  refineMessages,
  type JudgedRefinement,
  type Refined,
} from '#app/prompts/domain/model_rewrite/refinement'
import { toldProblems } from '#app/prompts/domain/model_rewrite/told_problems'
import { maskTogether } from '#app/prompts/domain/privacy/mask_private'
import type PromptVersion from '#app/prompts/models/prompt_version'
import { askForRewrite, type RewriteCall } from '#app/prompts/services/ask_for_rewrite'
import { judgeRefinedApart } from '#app/prompts/services/engine_pool'
import { keepRefined } from '#app/prompts/services/keep_refined'
import { NOT_JSON, unmasked, wrongIn } from '#app/prompts/services/masked_rewrites'
import { requireRoomForVersion } from '#app/prompts/services/row_limits'
import { writablePrompt, type Where } from '#app/prompts/services/write_prompt'

export interface Instruction {
  instruction: string
  /** As `GET /api/models` names it. */
  model: string
}

export interface RefinedPrompt {
  version: PromptVersion
  etag: number
  /** What the prompt no longer says, and the instruction did not name. */
  lost: Lost[]
  /** False where the draft was written elsewhere meanwhile: then it is as it was. */
  isDraft: boolean
}

export interface PreparedRefinement {
  where: Where
  draft: string
  etag: number
  wish: Instruction
  model: Awaited<ReturnType<typeof takeModel>>
}

/** @throws ApiException 404 absent, 409 stale, 422 nothing to refine or no such model, 403 `plan_limit`, 503. */
export async function prepareRefinement(
  where: Where,
  wish: Instruction
): Promise<PreparedRefinement> {
  const prompt = await writablePrompt(where)
  const { draft, etag } = prompt
  requireRoomForVersion(prompt, 2)
  if (draft.trim() === '') throw unacceptable({ body: 'The prompt is empty.' })
  const model = await takeModel(where.userId, wish.model)
  if (model.target.kind === 'demo')
    throw unacceptable({ model: 'The demo model does not rewrite prompts.' })
  return { where, draft, etag, wish, model }
}

/**
 * Has a model change the draft of a prompt as its writer says, and keeps that as the next version. `said` is told the
 * text as it comes. @throws ApiException 503 where the model gives nothing that can be used: then nothing is changed.
 */
export async function refinePrompt(
  { where, draft, etag, wish, model }: PreparedRefinement,
  said: (text: string) => void,
  signal: AbortSignal
): Promise<RefinedPrompt> {
  const { userId, id: promptId } = where
  const { texts, marks } = maskTogether([draft, wish.instruction])
  const caller = { userId, workId: v7(), promptId }
  const call = { caller, target: model.target, marks, signal }
  try {
    const open = { original: draft, instruction: wish.instruction }
    const seen = { original: texts[0], instruction: texts[1] }
    const refined = await refine(call, open, seen, said)
    if (signal.aborted) throw new ModelError('stopped')
    return await keepRefined(where, { draft, etag, instruction: wish.instruction, refined })
  } catch (error) {
    if (isFruitless(error) && !signal.aborted) await disownAnswers(caller.workId)
    throw error instanceof ModelError ? refusalOf(error) : error
  } finally {
    model.done()
  }
}

/** A text and what is said of it: as its writer knows both, or as the model does. */
interface Said {
  original: string
  instruction: string
}

/** The first answer that holds, or the second; what only lost something is better than nothing. */
async function refine(
  call: RewriteCall,
  said: Said,
  seen: Said,
  heard: (text: string) => void
): Promise<Refined> {
  const { marks } = call
  const judgeOpen = (answer: RewriteAnswer | null) =>
    answer && judgeRefinedApart({ ...said, answer: unmasked(answer, marks) })

  const messages = refineMessages(seen.original, seen.instruction)
  const first = await askForRewrite(call, messages, heard)
  const judged = await judgeOpen(first.read)
  if (judged?.problems.length === 0) return judged.refined
  const usable = judged && isUsable(judged) ? judged.refined : null
  const wrong = await wrongWith(seen, marks, first.read)
  try {
    const again = await askForRewrite(call, repairMessages(messages, first.answer, wrong))
    const last = await judgeOpen(again.read)
    if (last && isUsable(last)) return last.refined
    if (!usable && last) throw refusalFor(last)
  } catch (error) {
    if (!usable || !(error instanceof ModelError) || call.signal.aborted) throw error
  }
  if (usable) return usable
  throw new ModelError('wrong_shape')
}

/** What is wrong with it as the model sees it: with marks. */
async function wrongWith(seen: Said, marks: RewriteCall['marks'], answer: RewriteAnswer | null) {
  if (!answer) return [NOT_JSON]
  const { problems } = await judgeRefinedApart({ ...seen, answer })
  return wrongIn(problems, { original: seen.original, marks }, answer)
}

/** No text came of it, and not because of what happened to the prompt meanwhile. */
const isFruitless = (error: unknown) =>
  error instanceof ModelError || (error instanceof ApiException && REFUSED.has(error.code ?? ''))

const UNCHANGED = 'unchanged'
const UNUSED = 'unused'
const REFUSED: ReadonlySet<string> = new Set([UNCHANGED, UNUSED])
const isUsable = ({ problems }: JudgedRefinement) => problems.every(({ kind }) => kind === 'lost')

/** Lost parts refuse nothing, and an answer with 503 is logged: no word of the prompt stands in it. */
function refusalFor({ problems }: JudgedRefinement): ApiException {
  if (problems.some(({ kind }) => kind === 'unchanged'))
    return new ApiException(
      422,
      UNCHANGED,
      'The model left the prompt as it was. Say it in other words.'
    )
  const said = toldProblems(problems.filter(({ kind }) => kind !== 'lost'))
  return new ApiException(503, UNUSED, `What the model gave could not be used: ${said}.`)
}
