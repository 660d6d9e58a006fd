import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { expectedEtag } from '#app/core/etag'
import { ApiException, stale } from '#app/core/exceptions/api_exception'
import { inTransaction, type Transact } from '#app/core/transact'
import type Prompt from '#app/prompts/models/prompt'
import { ownPrompt } from '#app/prompts/services/own_prompt'
import { requireSavedCapacity } from '#app/prompts/services/row_limits'

export interface Where {
  /** Who writes. */
  userId: string
  id: string
  expected: number | null
  deleted?: boolean
}

/** A prompt that may be written now. @throws ApiException 404 absent, 409 stale. */
export async function writablePrompt(
  { userId, id, expected, deleted }: Where,
  trx?: TransactionClientContract
): Promise<Prompt> {
  const prompt = await ownPrompt(userId, id, { trx, deleted })
  if (expected !== null && expected !== prompt.etag) throw stale('prompt')
  return prompt
}

/** A prompt as it is after a change, and whatever the change made. */
export interface Written<Made> {
  prompt: Prompt
  made: Made
}

/**
 * Reads a prompt inside a transaction, refuses when `expected` is not its etag, changes it, and
 * counts the etag up.
 * @throws ApiException 404 absent, 409 stale, 403 `plan_limit` where it would be one saved prompt too many.
 */
export async function writePromptWithin<Made>(
  trx: TransactionClientContract,
  where: Where,
  change: (prompt: Prompt, trx: TransactionClientContract) => Made | Promise<Made>
): Promise<Written<Made>> {
  const prompt = await writablePrompt(where, trx)
  const wasSaved = isSaved(prompt)
  const made = await change(prompt, trx)
  if (!wasSaved && isSaved(prompt)) await requireSavedCapacity(prompt.userId, trx)
  prompt.etag += 1
  return { prompt: await prompt.save(), made }
}

const isSaved = ({ savedAt, deletedAt }: Prompt) => Boolean(savedAt) && !deletedAt

/** The same in a transaction of its own. */
export function writePrompt<Made>(
  where: Where,
  change: (prompt: Prompt, trx: TransactionClientContract) => Made | Promise<Made>,
  transact: Transact<Written<Made>> = inTransaction
): Promise<Written<Made>> {
  return transact((trx) => writePromptWithin(trx, where, change))
}

const ATTEMPTS = 3

/**
 * Writes a prompt with what was found out about it beforehand: `prepare` works outside the transaction, and `change`
 * throws `stale` where that no longer fits. Then both are repeated, unless the request named an etag.
 * @throws ApiException 404 absent, 409 stale.
 */
export async function prepareAndWrite<Prepared, Made>(
  where: Where,
  prepare: (prompt: Prompt) => Promise<Prepared>,
  change: (prompt: Prompt, prepared: Prepared, trx: TransactionClientContract) => Promise<Made>,
  transact: Transact<Written<Made>> = inTransaction
): Promise<Written<Made>> {
  for (let left = ATTEMPTS; ; left--) {
    const prepared = await prepare(await writablePrompt(where))
    try {
      return await writePrompt(where, (prompt, trx) => change(prompt, prepared, trx), transact)
    } catch (error) {
      const isStale = error instanceof ApiException && error.status === 409
      if (!isStale || where.expected !== null || left === 1) throw error
    }
  }
}

/** Which prompt a request means to write, and what it believes its etag to be. */
export function writtenBy(ctx: HttpContext): Where {
  return {
    userId: ctx.auth.getUserOrFail().id,
    id: ctx.params.id,
    expected: expectedEtag(ctx),
  }
}
