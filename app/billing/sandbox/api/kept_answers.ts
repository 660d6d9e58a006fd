import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { StripeAnswer, StripeRequest } from '#app/billing/sandbox/api/stripe_request'
import { findRow, TABLE } from '#app/billing/sandbox/sandbox_store'
import { StripeProblem } from '#app/billing/sandbox/world/stripe_problem'

/** How long Stripe knows an idempotency key. */
const KEPT_MS = 24 * 60 * 60 * 1000
/** These may be different when the request is sent again. */
const NOT_KEPT = [409, 429]

interface Kept extends StripeAnswer {
  request: string
}

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')

const idOf = (key: string): string => `answer_${hash(key)}`
const fingerprint = ({ method, path, params }: StripeRequest): string =>
  hash([method, path, params])

/**
 * The answer that a request with this key got before.
 * @throws StripeProblem where that request was another one
 */
export async function keptAnswer(
  trx: TransactionClientContract,
  request: StripeRequest
): Promise<StripeAnswer | null> {
  if (request.idempotencyKey === null) return null
  const row = await findRow(trx, idOf(request.idempotencyKey))
  if (!row || Number(row.created_ms) < Date.now() - KEPT_MS) return null
  const { request: former, ...answer }: Kept = JSON.parse(row.data)
  if (former === fingerprint(request)) return answer
  throw new StripeProblem(
    400,
    'idempotency_error',
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${request.idempotencyKey}' if you meant to execute a different request.`
  )
}

export async function keepAnswer(
  trx: TransactionClientContract,
  request: StripeRequest,
  answer: StripeAnswer
): Promise<void> {
  if (request.idempotencyKey === null || NOT_KEPT.includes(answer.status)) return
  const id = idOf(request.idempotencyKey)
  const { customer, id: made, object } = answer.body as Record<string, unknown>
  const owner = object === 'customer' ? made : customer
  const kept: Kept = { ...answer, request: fingerprint(request) }
  await trx.from(TABLE).where({ id }).delete()
  await trx.table(TABLE).insert({
    id,
    kind: 'answer',
    customer_id: typeof owner === 'string' ? owner : null,
    data: JSON.stringify(kept),
    created_ms: Date.now(),
    due_ms: null,
  })
}
