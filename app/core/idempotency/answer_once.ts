import type { HttpContext } from '@adonisjs/core/http'
import { type Answer, findKeptAnswer, keepAnswer } from '#app/core/idempotency/kept_answers'
import type { RequestKey } from '#app/core/idempotency/request_key'
import { inTransaction, type Transact } from '#app/core/transact'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Set where the route takes an `Idempotency-Key` and the client sent one. */
    requestKey?: RequestKey
    /** What was kept of the answer to an earlier request with the same key, for routes that answer it anew. */
    keptAnswer?: Answer
  }
}

const KEPT_HEADERS = ['etag', 'location']

/**
 * Writes with `write`, and answers with what `answer` makes of it: its body, with status and headers set on
 * `ctx.response`. With an `Idempotency-Key` the answer is kept in the transaction of the write, so that what was
 * committed is always answered the same way, and a second write with the same key is rolled back.
 */
export async function answerOnce<Made, Body>(
  ctx: HttpContext,
  write: (transact: Transact<Made>) => Promise<Made>,
  answer: (made: Made) => Body | Promise<Body>
): Promise<Body> {
  if (ctx.keptAnswer) return answerAgain(ctx, ctx.keptAnswer) as Body
  let committed: { body: Body } | undefined
  const transact: Transact<Made> = async (work) => {
    const done = await inTransaction(async (trx) => {
      const made = await work(trx)
      const body = await answer(made)
      if (ctx.requestKey) await keepAnswer(ctx.requestKey, answerOf(ctx, body), trx)
      return { made, body }
    })
    committed = done
    return done.made
  }
  try {
    const made = await write(transact)
    return committed ? committed.body : await answer(made)
  } catch (error) {
    // Another process may have answered meanwhile. Then what it wrote can be in the way in other ways than by its key.
    const kept = ctx.requestKey && (await findKeptAnswer(ctx.requestKey))
    if (!kept) throw error
    return answerAgain(ctx, kept) as Body
  }
}

function answerOf({ response }: HttpContext, body: unknown): Answer {
  const set = KEPT_HEADERS.map((name) => [name, response.getHeader(name)] as const)
  const headers = Object.fromEntries(set.filter(([, value]) => typeof value === 'string'))
  return { status: response.getStatus(), headers: headers as Answer['headers'], body }
}

/** Sets the status and the headers of an earlier answer, and returns its body. */
export function answerAgain({ response }: HttpContext, { status, headers, body }: Answer): unknown {
  response.status(status).header('Idempotent-Replayed', 'true')
  for (const [name, value] of Object.entries(headers)) response.header(name, value)
  return body
}
