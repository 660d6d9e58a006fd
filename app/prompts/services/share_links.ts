import { createHash, randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { v7 } from 'uuid'
import { recordActivity } from '#app/activity/services/record_activity'
import type { ActivityCategory } from '#app/activity/domain/activity_types'
import { absent, unacceptable } from '#app/core/exceptions/api_exception'
import ShareLink from '#app/prompts/models/share_link'
import { versionOf } from '#app/prompts/services/restore_version'
import { saveVersion } from '#app/prompts/services/save_version'
import { writePrompt } from '#app/prompts/services/write_prompt'

interface Wish {
  promptId: string
  version?: number
  expiresAt?: string
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Makes a read-only link to one version. Without a version, the newest one that equals the
 * draft is pinned, and made first where there is none. The token is only known now.
 */
export async function createShareLink(userId: string, { promptId, version, expiresAt }: Wish) {
  const until = expiresAt === undefined ? null : DateTime.fromISO(expiresAt, { zone: 'utc' })
  if (until && until <= DateTime.utc()) {
    throw unacceptable({ expiresAt: 'The link would have expired already.' })
  }
  const token = randomBytes(24).toString('base64url')
  const { made } = await writePrompt(
    { userId, id: promptId, expected: null },
    async (prompt, trx) => {
      const newest = version ?? prompt.version
      let pinned = newest > 0 ? await versionOf(prompt, newest, trx) : null
      if (!version && pinned?.content !== prompt.draft) {
        pinned = await saveVersion(prompt, { note: 'Shared.' }, trx)
      }
      const link = await ShareLink.create(
        {
          userId,
          promptId,
          versionId: pinned!.id,
          tokenHash: hashOf(token),
          expiresAt: until,
          revokedAt: null,
        },
        { client: trx }
      )
      const happening = {
        userId,
        type: 'prompt_shared' as const,
        title: prompt.title,
        description: `Shared version ${pinned!.number} by link.`,
        category: prompt.category as ActivityCategory,
        promptId,
        refined: pinned!.content,
      }
      await recordActivity(happening, trx)
      return link
    }
  )
  await made.load('version')
  return { link: made, token }
}

/** The link that a token opens, while it is neither revoked nor expired. */
export async function openShareLink(token: string, readerId: string | undefined) {
  const link = await ShareLink.query()
    .where('token_hash', hashOf(token))
    .whereNull('revoked_at')
    .preload('version')
    .preload('owner')
    .whereExists((own) =>
      own
        .from('prompts')
        .whereColumn('prompts.id', 'share_links.prompt_id')
        .whereNull('prompts.deleted_at')
    )
    .first()
  if (!link || (link.expiresAt && link.expiresAt <= DateTime.utc())) throw absent('shared prompt')
  if (readerId && readerId !== link.userId) await noteOpening(link.id, readerId)
  return link
}

async function noteOpening(shareLinkId: string, userId: string): Promise<void> {
  await db
    .table('share_openings')
    .insert({
      id: v7(),
      share_link_id: shareLinkId,
      user_id: userId,
      opened_at: DateTime.utc().toFormat('yyyy-MM-dd HH:mm:ss'),
    })
    .knexQuery.onConflict(['share_link_id', 'user_id'])
    .merge(['opened_at'])
}
