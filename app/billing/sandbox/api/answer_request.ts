import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keepAnswer, keptAnswer } from '#app/billing/sandbox/api/kept_answers'
import type { CommandOperation, Found } from '#app/billing/sandbox/api/operation'
import { findOperation } from '#app/billing/sandbox/api/operations'
import { performCommand, performRead } from '#app/billing/sandbox/api/perform'
import type { StripeAnswer, StripeRequest } from '#app/billing/sandbox/api/stripe_request'
import { catchUpSandbox, inSandbox } from '#app/billing/sandbox/change_sandbox'
import { StripeProblem } from '#app/billing/sandbox/world/stripe_problem'

/** Answers a request to the API, whatever it is. */
export async function answerRequest(request: StripeRequest): Promise<StripeAnswer> {
  try {
    const found = findOperation(request.method, request.path)
    if (!found) throw unknownAddress(request)
    const { operation } = found
    if ('command' in operation) {
      return await inSandbox((trx) => answerCommand(trx, { ...found, operation }, request))
    }
    await catchUpSandbox()
    const reading = { ...found, operation }
    const body = await performRead(db.connection(), reading, request.params, request.path)
    return { status: 200, body }
  } catch (error) {
    return problemAnswer(error)
  }
}

async function answerCommand(
  trx: TransactionClientContract,
  found: Found & { operation: CommandOperation },
  request: StripeRequest
): Promise<StripeAnswer> {
  const kept = await keptAnswer(trx, request)
  if (kept) return { ...kept, isReplayed: true }
  const answer = await performCommand(trx, found, request.params).then(
    (body): StripeAnswer => ({ status: 200, body }),
    (error: unknown) => {
      if (error instanceof StripeProblem) return problemAnswer(error)
      throw error
    }
  )
  await keepAnswer(trx, request, answer)
  return answer
}

function problemAnswer(error: unknown): StripeAnswer {
  if (error instanceof StripeProblem) return { status: error.status, body: error.body }
  logger.error({ err: error }, 'the sandbox could not answer')
  return { status: 500, body: new StripeProblem(500, 'api_error', 'The sandbox failed.').body }
}

const unknownAddress = ({ method, path }: StripeRequest) =>
  new StripeProblem(
    404,
    'invalid_request_error',
    `Unrecognized request URL (${method}: ${path}). The sandbox knows what Hone uses of the API.`
  )
