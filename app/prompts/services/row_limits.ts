import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { can } from '#app/billing/services/plan/can'
import { limitReached, refused } from '#app/core/exceptions/api_exception'
import { sqlTime } from '#app/core/sql_time'
import { MAX_PROMPTS, MAX_SHARE_LINKS, MAX_VERSIONS } from '#app/prompts/domain/limits'
import type Prompt from '#app/prompts/models/prompt'

/** @throws ApiException 403 `limit_reached`. Holds for what is written in the same transaction. */
export async function requirePromptCapacity(
  userId: string,
  client: TransactionClientContract | typeof db = db
): Promise<void> {
  const [{ rows }] = await client.from('prompts').where('user_id', userId).count('* as rows')
  if (Number(rows) < MAX_PROMPTS) return
  throw limitReached(
    `You have reached the limit of ${grouped(MAX_PROMPTS)} prompts. Nothing was changed.`,
    'Delete prompts that you no longer need, then delete them permanently in Recently deleted.'
  )
}

/**
 * Requires that one more prompt can be in Saved. Deleted ones do not count.
 * @throws ApiException 403 `plan_limit`. Holds for what is written in the same transaction.
 */
export async function requireSavedCapacity(
  userId: string,
  trx: TransactionClientContract
): Promise<void> {
  const [{ rows }] = await trx
    .from('prompts')
    .where('user_id', userId)
    .whereNotNull('saved_at')
    .whereNull('deleted_at')
    .count('* as rows')
  const saving = await can(userId, { name: 'save_prompt', saved: Number(rows) }, trx)
  if (!saving.ok) throw refused(saving)
}

/**
 * Requires that a prompt can have `more` versions. A prompt counts its versions, and none is deleted on its own.
 * @throws ApiException 403 `limit_reached`.
 */
export function requireVersionCapacity({ version }: Pick<Prompt, 'version'>, more = 1): void {
  if (version + more <= MAX_VERSIONS) return
  throw limitReached(
    `This prompt has reached the limit of ${grouped(MAX_VERSIONS)} versions. Nothing was changed.`,
    'Continue in a new prompt with the same text.'
  )
}

/** @throws ApiException 403 `limit_reached`. Holds for what is written in the same transaction. */
export async function requireShareLinkCapacity(
  userId: string,
  trx: TransactionClientContract
): Promise<void> {
  const [{ rows }] = await trx
    .from('share_links')
    .where('user_id', userId)
    .whereNull('revoked_at')
    .where((lasting) =>
      lasting.whereNull('expires_at').orWhere('expires_at', '>', sqlTime(DateTime.utc()))
    )
    .count('* as rows')
  if (Number(rows) < MAX_SHARE_LINKS) return
  throw limitReached(
    `You have reached the limit of ${MAX_SHARE_LINKS} share links.`,
    'Revoke links that no one needs anymore.'
  )
}

const grouped = (count: number) => count.toLocaleString('en-US')
