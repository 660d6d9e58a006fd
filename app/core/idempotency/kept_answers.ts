import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ApiException } from '#app/core/exceptions/api_exception'
import type { RequestKey } from '#app/core/idempotency/request_key'
import { isDuplicate } from '#app/core/is_duplicate'

const TABLE = 'kept_answers'
const PURPOSE = 'kept answer'
const KEPT_MS = 48 * 60 * 60 * 1000
const MAX_KEPT_PER_PERSON = 10_000
const REMOVED_AT_ONCE = 100

export interface Answer {
  status: number
  headers: Record<string, string>
  /** Null where the answer has no body. */
  body: unknown
}

/** Thrown inside a transaction when another request with the same key was committed first. */
export class KeyTaken extends Error {}

/**
 * The answer that a request with this key got before, or null.
 * @throws ApiException 409 where the key came with another request.
 */
export async function findKeptAnswer({
  userId,
  key,
  requestHash,
}: RequestKey): Promise<Answer | null> {
  const row = await db
    .from(TABLE)
    .where({ user_id: userId, key })
    .where('created_ms', '>', Date.now() - KEPT_MS)
    .first()
  if (!row) return null
  const body = encryption.decrypt<string>(row.body, PURPOSE)
  if (row.request_hash !== requestHash || body === null) throw usedDifferently()
  return { status: row.status, headers: JSON.parse(row.headers), body: JSON.parse(body) }
}

/**
 * Keeps an answer in the transaction of what it tells about, and removes a few that are too old.
 * @throws KeyTaken when the key has an answer already; ApiException 429 when a person has too many.
 */
export async function keepAnswer(
  { userId, key, requestHash }: RequestKey,
  { status, headers, body }: Answer,
  trx: TransactionClientContract
): Promise<void> {
  await removeOld({ userId, key }, trx)
  const [{ count }] = await trx.from(TABLE).where('user_id', userId).count('* as count')
  if (Number(count) >= MAX_KEPT_PER_PERSON) throw tooMany()
  try {
    await trx.table(TABLE).insert({
      user_id: userId,
      key,
      request_hash: requestHash,
      status,
      headers: JSON.stringify(headers),
      // Answers hold secrets, such as a new token, that a copied database must not give away.
      body: encryption.encrypt(JSON.stringify(body ?? null), { purpose: PURPOSE }),
      created_ms: Date.now(),
    })
  } catch (error) {
    throw isDuplicate(error) ? new KeyTaken() : error
  }
}

/** The one with the same key, and a few others: so the table shrinks without a timer. */
async function removeOld(
  { userId, key }: Pick<RequestKey, 'userId' | 'key'>,
  trx: TransactionClientContract
): Promise<void> {
  const last = Date.now() - KEPT_MS
  const old = await trx
    .from(TABLE)
    .where('created_ms', '<=', last)
    .select('user_id', 'key')
    .limit(REMOVED_AT_ONCE)
  for (const found of [{ user_id: userId, key }, ...old]) {
    await trx.from(TABLE).where(found).where('created_ms', '<=', last).delete()
  }
}

const usedDifferently = () =>
  new ApiException(409, 'key_used', 'This Idempotency-Key came with another request before.', {
    hint: 'Send the same body again, or use a new key.',
  })

const tooMany = () =>
  new ApiException(429, 'too_many_keys', 'Too many requests with an Idempotency-Key in two days.', {
    hint: 'Send the request without a key, or wait until older keys have expired.',
  })
