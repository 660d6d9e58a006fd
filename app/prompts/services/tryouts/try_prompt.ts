import { randomInt } from 'node:crypto'
import { ModelError } from '#app/ai/domain/exchange'
import { refusalOf } from '#app/ai/services/model_refusal'
import { takeModel, type TakenModel } from '#app/ai/services/take_model'
import { unacceptable } from '#app/core/exceptions/api_exception'
import { sideBySide } from '#app/core/concurrency/side_by_side'
import { inTransaction, type Transact } from '#app/core/transact'
import {
  letterOf,
  otherSide,
  SIDES,
  type Letter,
  type Side,
} from '#app/prompts/domain/tryout/types'
import Tryout from '#app/prompts/models/tryout'
import { inEngine } from '#app/prompts/services/engine_pool'
import type { EngineCaller } from '#app/prompts/services/fair_engine'
import { ownPrompt } from '#app/prompts/services/own_prompt'
import { versionOf } from '#app/prompts/services/versions/restore_version'
import { triedAnswer } from '#app/prompts/services/tryouts/tried_answer'

export interface TryoutWish {
  promptId: string
  version: number
  /** As `GET /api/models` names it. */
  model: string
  /** What blanks and variables stand for, by label or name. */
  values?: Record<string, string>
}

export interface PreparedTryout {
  userId: string
  wish: TryoutWish
  original: string
  model: TakenModel
  /** What is sent: filled, and without private parts. */
  texts: Record<Side, string>
  marks: ReadonlyMap<string, string>
}

/** @throws ApiException 404 absent, 422 nothing to compare or no such model, 403 `plan_limit`, 503. */
export async function prepareTryout(
  userId: string,
  wish: TryoutWish,
  caller: EngineCaller
): Promise<PreparedTryout> {
  const prompt = await ownPrompt(userId, wish.promptId)
  const { content } = await versionOf(prompt, wish.version)
  const { original } = prompt
  if (content.trim() === original.trim())
    throw unacceptable({ version: 'This version is the same as the original.' })
  const outgoing = { fill: [original, content], values: wish.values ?? {} }
  const { texts, marks } = await inEngine(caller, 'fillAndMask', outgoing)
  const model = await takeModel(userId, wish.model)
  return {
    ...{ userId, wish, original, model, marks },
    texts: { original: texts[0], version: texts[1] },
  }
}

/**
 * Has a model answer both texts side by side, and keeps the answers with the version. `onDelta` gets them as they are
 * written, under letters that do not give away which is which.
 * @throws ApiException 503 where neither text was answered: then nothing is kept.
 */
export async function runTryout(
  { userId, wish, original, model, texts, marks }: PreparedTryout,
  onDelta: (letter: Letter, text: string) => void,
  signal: AbortSignal,
  transact: Transact<Tryout> = inTransaction
): Promise<Tryout> {
  const { promptId, version, values = {} } = wish
  const { target } = model
  const first = SIDES[randomInt(SIDES.length)]
  const caller = { userId, purpose: 'try' as const, workId: model.workId, promptId }
  const answerTo = (side: Side) => (ended: AbortSignal) =>
    triedAnswer(caller, target, texts[side], {
      marks,
      signal: ended,
      onDelta: (text) => onDelta(letterOf(side, first), text),
    })
  try {
    // In the order in which they stand: who is asked first often answers first.
    const [a, b] = await sideBySide([first, otherSide(first)].map(answerTo), signal)
    const [originalAnswer, versionAnswer] = first === 'original' ? [a, b] : [b, a]
    if (a.outcome !== 'answered' && b.outcome !== 'answered' && a.text + b.text === '')
      throw refusalOf(new ModelError(a.outcome))
    const tryout = {
      id: caller.workId,
      ...{ userId, promptId, version, original, values, first, originalAnswer, versionAnswer },
      ...{ provider: target.provider, model: target.model, isDemo: target.kind === 'demo' },
      ...{ vote: null, reason: null, revealedAt: null, judgement: null },
    }
    return await transact((trx) => Tryout.create(tryout, { client: trx }))
  } finally {
    await model.done()
  }
}
