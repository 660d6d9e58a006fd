import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { answerEvents, wantsEvents } from '#app/core/event_stream'
import { answerAgain } from '#app/core/idempotency/answer_once'
import { type Answer, findKeptAnswer } from '#app/core/idempotency/kept_answers'
import { takeTurn } from '#app/core/idempotency/key_turns'
import { readRequestKey } from '#app/core/idempotency/request_key'

/**
 * Answers a request that comes again with its `Idempotency-Key` as it was answered before, for routes that create,
 * charge or send something. Failures are not kept: nothing was done, so the client may try again with the same key.
 */
export default class IdempotencyMiddleware {
  /** @param isLive whether the route itself answers a request that comes again, from what `ctx.keptAnswer` names */
  async handle(ctx: HttpContext, next: NextFn, { isLive = false }: { isLive?: boolean } = {}) {
    const key = readRequestKey(ctx)
    if (!key) return next()
    const endTurn = await takeTurn(`${key.userId} ${key.key}`)
    try {
      const kept = await findKeptAnswer(key)
      if (kept && !isLive) return repeat(ctx, kept)
      if (kept) ctx.keptAnswer = kept
      ctx.requestKey = key
      return await next()
    } finally {
      // Not when the client disconnects: its work may go on, and its retry must wait for that.
      if (wantsEvents(ctx)) ctx.response.onFinish(endTurn)
      else endTurn()
    }
  }
}

function repeat(ctx: HttpContext, kept: Answer) {
  const body = answerAgain(ctx, kept)
  if (!wantsEvents(ctx)) return body === null ? ctx.response.send(null) : ctx.response.json(body)
  answerEvents(ctx, async (send) => send('result', body))
  return undefined
}
