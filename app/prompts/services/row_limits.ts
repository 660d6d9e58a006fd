import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { limitReached } from '#app/core/exceptions/api_exception'
import { sqlTime } from '#app/core/sql_time'
import type Prompt from '#app/prompts/models/prompt'

/** Of one person, deleted ones too, until they are deleted for good. */
export const MOST_PROMPTS = 10_000
/** Of one prompt. */
export const MOST_VERSIONS = 1_000
/** Of one person, without those that were revoked or have expired. */
export const MOST_SHARE_LINKS = 500

/** @throws ApiException 403 `limit_reached`. Holds for what is written in the same transaction. */
export async function requireRoomForPrompt(
  userId: string,
  client: TransactionClientContract | typeof db = db
): Promise<void> {
  const [{ rows }] = await client.from('prompts').where('user_id', userId).count('* as rows')
  if (Number(rows) < MOST_PROMPTS) return
  throw limitReached(
    `You have ${grouped(MOST_PROMPTS)} prompts, as many as there can be. Nothing was changed.`,
    'Delete prompts that you no longer need, and in Recently deleted delete them for good.'
  )
}

/**
 * Room for so many versions more. A prompt counts its versions, and none is ever deleted alone.
 * @throws ApiException 403 `limit_reached`.
 */
export function requireRoomForVersion({ version }: Pick<Prompt, 'version'>, more = 1): void {
  if (version + more <= MOST_VERSIONS) return
  throw limitReached(
    `This prompt has ${grouped(MOST_VERSIONS)} versions, as many as there can be. Nothing was changed.`,
    'Go on in a new prompt with the same text.'
  )
}

/** @throws ApiException 403 `limit_reached`. Holds for what is written in the same transaction. */
export async function requireRoomForShareLink(
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
  if (Number(rows) < MOST_SHARE_LINKS) return
  throw limitReached(
    `You have ${MOST_SHARE_LINKS} share links, as many as there can be.`,
    'Revoke links that nobody needs any more.'
  )
}

const grouped = (count: number) => count.toLocaleString('en-US')
