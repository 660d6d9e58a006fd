import db from '@adonisjs/lucid/services/db'
import { ModelError, type Target } from '#app/ai/domain/exchange'
import { answerOf } from '#app/ai/services/call_model'
import { refusalOf } from '#app/ai/services/model_refusal'
import { existingModel } from '#app/ai/services/take_model'
import { ApiException } from '#app/core/exceptions/api_exception'
import { reserve } from '#app/core/services/reservations'
import { sideBySide } from '#app/core/concurrency/side_by_side'
import { inTransaction, type Transact } from '#app/core/transact'
import {
  judgeMessages,
  OPINION_SCHEMA,
  verdictOf,
  type Opinion,
} from '#app/prompts/domain/tryout/judging'
import type Tryout from '#app/prompts/models/tryout'
import { inEngine } from '#app/prompts/services/engine_pool'
import { canBeJudged } from '#app/prompts/services/tryouts/vote_on_tryout'

const MAX_TOKENS = 2_000

/**
 * Has a model say which answer of a tryout is better, asked twice with the answers swapped, and keeps that. A tryout is
 * judged once: it belongs to the work that the tryout was, and takes nothing more of the day's allowance.
 * @throws ApiException 422 where there is nothing to judge, 503 where the judge gives no opinion.
 */
export async function judgeTryout(
  tryout: Tryout,
  choice: string,
  signal: AbortSignal,
  transact: Transact<Tryout> = inTransaction
): Promise<Tryout> {
  if (tryout.judgement) return tryout
  const done = await begin(tryout.id)
  try {
    const judged = await judge(tryout, choice, signal)
    return await transact((trx) => judged.useTransaction(trx).save())
  } finally {
    await done()
  }
}

/** A judge that speaks without an opinion may be asked again, twice for each opinion. */
const MAX_CALLS = 6

async function begin(id: string): Promise<() => Promise<void>> {
  const asked = await db
    .from('model_calls')
    .where({ work_id: id, purpose: 'judge' })
    .whereNotNull('first_token_ms')
    .count('* as times')
    .first()
  if (Number(asked.times) >= MAX_CALLS)
    throw new ApiException(422, 'no_vote', 'The judge reached no decision and is not asked again.')
  const place = await reserve(`judge ${id}`, async () => 1)
  if (!place) throw new ApiException(409, 'busy', 'A judge is already being asked.')
  return place.release
}

async function judge(tryout: Tryout, choice: string, signal: AbortSignal): Promise<Tryout> {
  const target = await existingModel(choice)
  if (!canBeJudged(tryout) || target.kind === 'demo')
    throw new ApiException(422, 'no_vote', 'A judge needs two complete answers from a real model.')
  const { first, original, values, originalAnswer, versionAnswer } = tryout
  const inOrder = [originalAnswer.text, versionAnswer.text]
  if (first === 'version') inOrder.reverse()
  const outgoing = { fill: [original], asTheyAre: inOrder, values }
  const { texts, marks } = await inEngine({ whose: tryout.userId, signal }, 'fillAndMask', outgoing)
  const [request, one, other] = texts
  const ask = (a: string, b: string) => (ended: AbortSignal) =>
    opinionOf(tryout, { target, marks }, [request, a, b], ended)
  try {
    const [straight, swapped] = await sideBySide([ask(one, other), ask(other, one)], signal)
    const { verdict, reason } = verdictOf([straight, swapped], first)
    tryout.judgement = {
      ...{ verdict, reason },
      ...{ provider: target.provider, model: target.model },
    }
  } catch (error) {
    throw error instanceof ModelError ? refusalOf(error) : error
  }
  return tryout
}

async function opinionOf(
  { id, userId, promptId }: Tryout,
  { target, marks }: { target: Target; marks: ReadonlyMap<string, string> },
  [request, first, second]: [string, string, string],
  signal: AbortSignal
): Promise<Opinion> {
  const caller = { userId, purpose: 'judge' as const, workId: id, promptId }
  const messages = judgeMessages(request, first, second)
  const wish = { messages, schema: OPINION_SCHEMA, maxTokens: MAX_TOKENS }
  const answer = await answerOf(caller, target, wish, signal)
  const opinion = await inEngine({ whose: userId, signal }, 'readOpinion', { answer, marks })
  if (!opinion) throw new ModelError('wrong_shape')
  return opinion
}
