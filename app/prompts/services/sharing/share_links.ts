import { createHash, randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import { recordActivity, type Happening } from '#app/activity/services/record_activity'
import type { ActivityCategory } from '#app/activity/domain/activity_types'
import { isNotSuspended } from '#app/auth/services/suspension'
import { writeIfFree } from '#app/core/dialects/write_if_free'
import { absent, unacceptable } from '#app/core/exceptions/api_exception'
import { sqlTime } from '#app/core/sql_time'
import type { Transact } from '#app/core/transact'
import type Prompt from '#app/prompts/models/prompt'
import type PromptVersion from '#app/prompts/models/prompt_version'
import ShareLink from '#app/prompts/models/share_link'
import type { Assessment } from '#app/prompts/services/engine_thread'
import type { EngineCaller } from '#app/prompts/services/fair_engine'
import { versionOf } from '#app/prompts/services/versions/restore_version'
import { requireShareLinkCapacity } from '#app/prompts/services/row_limits'
import { assessChoice, saveVersion } from '#app/prompts/services/versions/save_version'
import { onlyReadable } from '#app/workspaces/services/access'
import { prepareAndWrite, type Written } from '#app/prompts/services/write_prompt'

interface Wish {
  promptId: string
  version?: number
  expiresAt?: string
}

export interface NewShareLink {
  link: ShareLink
  /** The secret part of its address. */
  token: string
}

const SHARED = { note: 'Shared.', saved: false }

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Makes a read-only link to one version. Without a version, the newest one that equals the
 * draft is pinned, and made first where there is none. The token is only known now.
 */
export async function createShareLink(
  userId: string,
  { promptId, version, expiresAt }: Wish,
  caller: EngineCaller,
  transact: Transact<Written<NewShareLink>>
): Promise<Written<NewShareLink>> {
  const until = expiryOf(expiresAt)
  const token = randomBytes(24).toString('base64url')
  return prepareAndWrite(
    { userId, id: promptId, expected: null },
    async (read) => (version ? null : assessChoice(read, SHARED, caller)),
    async (prompt, assessment, trx) => {
      await requireShareLinkCapacity(prompt.userId, trx)
      const pinned = version
        ? await versionOf(prompt, version, trx)
        : await versionOfDraft(prompt, { assessment, authorId: userId }, trx)
      const link = await ShareLink.create(
        {
          ...{ userId: prompt.userId, promptId, versionId: pinned.id },
          ...{ tokenHash: hashOf(token), expiresAt: until, revokedAt: null },
        },
        { client: trx }
      )
      await recordActivity(sharingEntry(userId, prompt, pinned), trx)
      await link.load((parts) => parts.load('prompt').load('version').load('owner'))
      return { link, token }
    },
    transact
  )
}

function expiryOf(expiresAt: string | undefined): DateTime | null {
  if (expiresAt === undefined) return null
  const until = DateTime.fromISO(expiresAt, { zone: 'utc' })
  if (until <= DateTime.utc()) {
    throw unacceptable({ expiresAt: 'The expiry must be in the future.' })
  }
  return until
}

/** The newest version where it equals the draft, else one that is made of the draft. */
async function versionOfDraft(
  prompt: Prompt,
  { assessment, authorId }: { assessment: Assessment | null; authorId: string },
  trx: TransactionClientContract
): Promise<PromptVersion> {
  const newest = prompt.version > 0 ? await versionOf(prompt, prompt.version, trx) : null
  if (newest?.content === prompt.draft) return newest
  return saveVersion(prompt, { ...SHARED, authorId }, assessment, trx)
}

const sharingEntry = (
  userId: string,
  prompt: Prompt,
  { number, content }: PromptVersion
): Happening => ({
  userId,
  type: 'prompt_shared',
  title: prompt.title,
  description: `Shared version ${number} by link.`,
  category: prompt.category as ActivityCategory,
  promptId: prompt.id,
  refined: content,
})

/** The link that a token opens, while it is neither revoked nor expired. */
export async function openShareLink(token: string, readerId: string | undefined) {
  const link = await openLinks().where('token_hash', hashOf(token)).first()
  if (!link) throw absent('shared prompt')
  if (readerId && readerId !== link.userId) await noteOpening(link.id, readerId)
  return link
}

/** A link to a prompt that its reader may read, or that they have opened before by its token. */
export async function reopenShareLink(id: string, readerId: string) {
  const link = await openLinks()
    .where('id', id)
    .where((known) =>
      known
        .whereHas('prompt', (prompt) => void onlyReadable(prompt, readerId, 'prompts'))
        .orWhereIn('id', openedBy(readerId))
    )
    .first()
  if (!link) throw absent('shared prompt')
  return link
}

/** The ids of the links that a person has opened. */
export const openedBy = (userId: string) =>
  db.from('share_openings').select('share_link_id').where('user_id', userId)

function openLinks() {
  return ShareLink.query()
    .whereNull('revoked_at')
    .where((lasting) =>
      lasting.whereNull('expires_at').orWhere('expires_at', '>', sqlTime(DateTime.utc()))
    )
    .where(isNotSuspended('share_links.user_id'))
    .whereHas('prompt', (prompt) => prompt.whereNull('deleted_at'))
    .preload('prompt')
    .preload('version')
    .preload('owner')
}

/** The reader does not wait for other writers: while the database is locked, this is written after the answer. */
async function noteOpening(shareLinkId: string, userId: string): Promise<void> {
  const opening = { share_link_id: shareLinkId, user_id: userId }
  const write = () => {
    const insert = db
      .table('share_openings')
      .insert({ id: v7(), ...opening, opened_at: sqlTime(DateTime.utc()) })
    insert.knexQuery.onConflict(Object.keys(opening)).merge(['opened_at'])
    return insert
  }
  if (await writeIfFree(write())) return
  write().catch((error: unknown) => logger.warn({ err: error }, 'an opening was not noted'))
}
