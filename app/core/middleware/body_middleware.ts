import { setImmediate as turn } from 'node:timers/promises'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ownerOfAddress } from '#app/core/requests/address_owner'
import { sizeInWords, USUAL_BODY_BYTES } from '#app/core/requests/body_sizes'
import { ApiException } from '#app/core/exceptions/api_exception'
import { largeBodies } from '#app/core/requests/large_bodies'
import { readJsonBody } from '#app/core/requests/json_body'
import config from '#config/bodyparser'

/** One for each limit that a route names. */
const parsers = new Map<number, BodyParserMiddleware>()

/**
 * Reads the body of a request, up to so many bytes. It is the last step of a route: who may not ask, or asks too often, is
 * refused before anything is read.
 */
export default class BodyMiddleware {
  async handle(ctx: HttpContext, next: NextFn, limit: number = USUAL_BODY_BYTES) {
    const giveBack = isLarge(ctx, limit) ? await largeBodies.take(senderOf(ctx)) : null
    try {
      await readBody(ctx, limit)
      // Others get their turn between two large bodies.
      if (giveBack) await turn()
    } finally {
      giveBack?.()
    }
    return next()
  }
}

async function readBody(ctx: HttpContext, limit: number): Promise<void> {
  try {
    await parserFor(limit).handle(ctx, async () => {})
  } catch (error) {
    throw isTooLarge(error) ? tooLarge(limit) : error
  }
  const text = ctx.request.bodyType === 'raw' ? ctx.request.raw() : null
  if (text) ctx.request.updateBody(readJsonBody(text))
}

/** Whether a body may be larger than usual. Its length is not known where it comes in chunks. */
const isLarge = ({ request }: HttpContext, limit: number): boolean =>
  limit > USUAL_BODY_BYTES && Number(request.header('content-length') ?? limit) > USUAL_BODY_BYTES

const senderOf = ({ auth, request }: HttpContext): string =>
  auth.user?.id ?? ownerOfAddress(request.ip())

function parserFor(limit: number): BodyParserMiddleware {
  const known = parsers.get(limit)
  if (known) return known
  // JSON comes as raw text, because the framework would parse it without looking how deep it is.
  const parser = new BodyParserMiddleware({
    ...config,
    form: { ...config.form, limit },
    raw: { ...config.raw, limit },
  })
  parsers.set(limit, parser)
  return parser
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === 413

function tooLarge(limit: number): ApiException {
  return new ApiException(413, 'too_large', `The body is larger than ${sizeInWords(limit)}.`, {
    hint: 'Send less at once.',
  })
}
