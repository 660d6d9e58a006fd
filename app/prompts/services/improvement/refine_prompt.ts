import { isBlankText } from '#app/core/domain/blank_text'
import { ModelError } from '#app/ai/domain/exchange'
import { disownAnswers } from '#app/ai/services/disown_answers'
import { refusalOf } from '#app/ai/services/model_refusal'
import { takeModel, type TakenModel } from '#app/ai/services/take_model'
import { ApiException, unacceptable } from '#app/core/exceptions/api_exception'
import { inTransaction, type Transact } from '#app/core/transact'
import type { Instructed } from '#app/prompts/domain/model_rewrite/check_answer'
import { repairMessages } from '#app/prompts/domain/model_rewrite/messages'
import {
  refineMessages,
  type CheckedRefinement,
  type Refined,
} from '#app/prompts/domain/model_rewrite/refinement'
import { describeProblems } from '#app/prompts/domain/model_rewrite/describe_problems'
import type { MaskedTexts } from '#app/prompts/domain/privacy/mask_private'
import { askForRewrite, type RewriteCall } from '#app/prompts/services/improvement/ask_for_rewrite'
import { inEngine } from '#app/prompts/services/engine_pool'
import type { Assessment } from '#app/prompts/services/engine_thread'
import type { EngineCaller } from '#app/prompts/services/fair_engine'
import { keepRefined, type RefinedPrompt } from '#app/prompts/services/improvement/keep_refined'
import { kindIn } from '#app/prompts/services/versions/save_version'
import { requireVersionCapacity } from '#app/prompts/services/row_limits'
import { writablePrompt, type Where, type Written } from '#app/prompts/services/write_prompt'

export interface Instruction {
  instruction: string
  /** As `GET /api/models` names it. */
  model: string
}

export interface PreparedRefinement {
  where: Where
  draft: string
  etag: number
  /** What should come back, as the person chose it, or null. */
  kind: string | null
  wish: Instruction
  model: TakenModel
  /** What the engine says of the draft. */
  assessment: Assessment
  /** Draft and instruction as the model knows them. */
  masked: MaskedTexts
}

/** @throws ApiException 404 absent, 409 stale, 422 nothing to refine or no such model, 403 `plan_limit`, 503. */
export async function prepareRefinement(
  where: Where,
  wish: Instruction,
  caller: EngineCaller
): Promise<PreparedRefinement> {
  const prompt = await writablePrompt(where)
  const { draft, etag } = prompt
  requireVersionCapacity(prompt, 2)
  if (isBlankText(draft)) throw unacceptable({ body: 'The prompt is empty.' })
  const kind = kindIn(prompt)
  const assessment = await inEngine(caller, 'assess', { text: draft, kind })
  const masked = await inEngine(caller, 'mask', [draft, wish.instruction])
  const model = await takeModel(where.userId, wish.model)
  if (model.target.kind === 'demo')
    throw unacceptable({ model: 'The demo model does not rewrite prompts.' })
  return { where, draft, etag, kind, wish, model, assessment, masked }
}

/**
 * Has a model change the draft of a prompt as its writer says, and keeps that as the next version. `onDelta` gets the
 * text as it comes. @throws ApiException 503 where the model gives nothing that can be used: then nothing is changed.
 */
export async function refinePrompt(
  { where, draft, etag, kind, wish, model, assessment, masked }: PreparedRefinement,
  onDelta: (text: string) => void,
  signal: AbortSignal,
  transact: Transact<Written<RefinedPrompt>> = inTransaction
): Promise<Written<RefinedPrompt>> {
  const { userId, id: promptId } = where
  const { texts, marks } = masked
  const caller = { userId, workId: model.workId, promptId }
  const call = { caller, target: model.target, marks, signal, kind }
  try {
    const open = { original: draft, instruction: wish.instruction }
    const seen = { original: texts[0], instruction: texts[1] }
    const { refined, assessment: after } = await refine(call, open, seen, onDelta)
    if (signal.aborted) throw new ModelError('stopped')
    const assessments = { draft: assessment, refined: after }
    return await keepRefined(where, { draft, etag, ...wish, refined, assessments }, transact)
  } catch (error) {
    if (isUnusable(error) && !signal.aborted) await disownAnswers(caller.workId)
    throw error instanceof ModelError ? refusalOf(error) : error
  } finally {
    await model.done()
  }
}

interface Usable {
  refined: Refined
  assessment: Assessment
}

/** The first answer that holds, or the second; what only lost something is better than nothing. */
async function refine(
  call: RewriteCall & Pick<PreparedRefinement, 'kind'>,
  instructed: Instructed,
  seen: Instructed,
  onDelta: (text: string) => void
): Promise<Usable> {
  const caller = { whose: call.caller.userId, signal: call.signal }
  const check = (answer: string) =>
    inEngine(caller, 'checkRefinement', {
      instructed,
      seen,
      answer,
      marks: call.marks,
      kind: call.kind,
    })

  const messages = refineMessages(seen.original, seen.instruction)
  const answer = await askForRewrite(call, messages, onDelta)
  const first = await check(answer)
  const usable = usableOf(first)
  if (usable && first.checked?.problems.length === 0) return usable
  try {
    const again = repairMessages(messages, answer, first.wrong)
    return usableOrThrow(await check(await askForRewrite(call, again)))
  } catch (error) {
    if (usable && isUnusable(error)) return usable
    throw error
  }
}

interface Checked {
  checked: CheckedRefinement | null
  assessment: Assessment | null
}

/** @throws ModelError where the answer cannot be read, ApiException where it is no refinement. */
function usableOrThrow(answer: Checked): Usable {
  const usable = usableOf(answer)
  if (usable) return usable
  throw answer.checked ? refusalFor(answer.checked) : new ModelError('wrong_shape')
}

function usableOf({ checked, assessment }: Checked): Usable | null {
  const holds = checked?.problems.every(({ kind }) => kind === 'lost')
  return holds && assessment ? { refined: checked!.refined, assessment } : null
}

/** No text came of it, and not because of what happened to the prompt meanwhile. */
const isUnusable = (error: unknown) =>
  error instanceof ModelError || (error instanceof ApiException && REFUSED.has(error.code ?? ''))

const UNCHANGED = 'unchanged'
const UNUSED = 'unused'
const REFUSED: ReadonlySet<string> = new Set([UNCHANGED, UNUSED])

/** Lost parts refuse nothing, and an answer with 503 is logged: no word of the prompt stands in it. */
function refusalFor({ problems }: CheckedRefinement): ApiException {
  if (problems.some(({ kind }) => kind === 'unchanged'))
    return new ApiException(
      422,
      UNCHANGED,
      'The model did not change the prompt. Describe the change in other words.'
    )
  const description = describeProblems(problems.filter(({ kind }) => kind !== 'lost'))
  return new ApiException(503, UNUSED, `What the model gave could not be used: ${description}.`)
}
