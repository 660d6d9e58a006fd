import { createHash, randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import { isNotSuspended } from '#app/auth/services/suspension'
import { absent, limitReached, stale, unacceptable } from '#app/core/exceptions/api_exception'
import { sqlTime } from '#app/core/sql_time'
import type { Transact } from '#app/core/transact'
import { freeTitle } from '#app/flows/domain/values/free_title'
import { withoutSecrets } from '#app/flows/domain/sharing/shared_flow'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { type Saving, storeVersionNumbers } from '#app/flows/engine/starting/insert_version'
import Flow from '#app/flows/models/flow'
import FlowShareLink from '#app/flows/models/flow_share_link'
import { requireFlowVersion } from '#app/flows/services/versions/flow_versions'
import { flowTitles, insertFlow, flowToInsert } from '#app/flows/services/flows/insert_flow'
import { ownFlow } from '#app/flows/services/flows/own_flow'
import { onlyReadable, requireDeed } from '#app/workspaces/services/access'
import type { CurrentWorkspace } from '#app/workspaces/services/current_workspace'
import { keepDraft, nextNote } from '#app/flows/services/versions/save_flow_version'

export interface NewFlowShare {
  link: FlowShareLink
  /** The secret part of its address. */
  token: string
}

/** A flow as everyone with the link sees it, without what only its owner may see. */
export interface SharedFlow {
  link: FlowShareLink
  graph: FlowGraph
}

/** Links of one person, without revoked and expired ones. */
const MAX_FLOW_SHARES = 500

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Creates a read-only link to the published version. Where none is published, the link is to the draft, which is saved
 * as a version first. The token is not stored, so only this call returns it.
 * @throws ApiException 404, 422 `expiresAt`, 403 `limit_reached`, 409 where the draft changes meanwhile
 */
export async function createFlowShare(
  { userId, flowId }: { userId: string; flowId: string },
  { expiresAt }: { expiresAt?: string },
  transact: Transact<NewFlowShare>
): Promise<NewFlowShare> {
  const until = expiryOf(expiresAt)
  const token = randomBytes(24).toString('base64url')
  const checked = await ownFlow(userId, flowId)
  const note = versionOf(checked) === null ? await nextNote(checked) : null
  return transact(async (trx) => {
    const flow = await ownFlow(userId, flowId, { trx })
    await requireCapacity(flow.userId, trx)
    const isSame = flow.etag === checked.etag && flow.version === checked.version
    const saving = isSame && note !== null ? { note, authorId: userId } : null
    const version = await versionToShare(flow, saving, trx)
    const given = { userId: flow.userId, flowId, version, tokenHash: hashOf(token) }
    const link = await FlowShareLink.create(
      { ...given, expiresAt: until, revokedAt: null },
      { client: trx }
    )
    return { link, token }
  })
}

/** The version that a link is to; null where the draft is no version yet. */
const versionOf = ({ publishedVersion, draftVersion }: Flow) => publishedVersion ?? draftVersion

/** @param saving of the version that the draft becomes; null where the draft has changed since its note was made */
async function versionToShare(
  flow: Flow,
  saving: Saving | null,
  trx: TransactionClientContract
): Promise<number> {
  const known = versionOf(flow)
  if (known !== null) return known
  if (saving === null) throw stale('flow')
  const { number } = await keepDraft(flow, saving, trx)
  await storeVersionNumbers(flow, trx)
  return number
}

function expiryOf(expiresAt: string | undefined): DateTime | null {
  if (expiresAt === undefined) return null
  const until = DateTime.fromISO(expiresAt, { zone: 'utc' })
  if (until > DateTime.utc()) return until
  throw unacceptable({ expiresAt: 'The expiry must be in the future.' })
}

async function requireCapacity(userId: string, trx: TransactionClientContract): Promise<void> {
  const [{ $extras: found }] = await active(FlowShareLink.query({ client: trx }))
    .where('user_id', userId)
    .count('* as total')
  if (Number(found.total) < MAX_FLOW_SHARES) return
  throw limitReached(
    `You have reached the limit of ${MAX_FLOW_SHARES} links to flows.`,
    'Revoke links that no one needs anymore.'
  )
}

/** Links that are neither revoked nor expired. */
const active = (query: ModelQueryBuilderContract<typeof FlowShareLink, FlowShareLink>) =>
  query
    .whereNull('revoked_at')
    .where((still) =>
      still.whereNull('expires_at').orWhere('expires_at', '>', sqlTime(DateTime.utc()))
    )

/** The links to a flow that work, newest first. */
export async function findFlowShares(userId: string, flowId: string): Promise<FlowShareLink[]> {
  await ownFlow(userId, flowId, { to: 'read' })
  return active(FlowShareLink.query()).where({ flowId }).orderBy('id', 'desc')
}

/** @throws ApiException 404, 403 `role` */
export async function revokeFlowShare(personId: string, id: string): Promise<void> {
  const ofReader = Flow.query().select('id')
  const link = await FlowShareLink.query()
    .where({ id })
    .whereIn('flow_id', onlyReadable(ofReader, personId, 'flows'))
    .preload('flow')
    .first()
  if (!link) throw absent('link')
  await requireDeed(personId, link.flow, 'edit')
  await link.merge({ revokedAt: link.revokedAt ?? DateTime.utc() }).save()
}

/** The flow that a token opens, while its link is neither revoked nor expired. @throws ApiException 404 */
export async function openFlowShare(token: string): Promise<SharedFlow> {
  const link = await active(FlowShareLink.query())
    .where('token_hash', hashOf(token))
    .where(isNotSuspended('flow_share_links.user_id'))
    .whereHas('flow', (flow) => flow.whereNull('deleted_at'))
    .preload('flow')
    .preload('owner')
    .first()
  if (!link) throw absent('shared flow')
  const { graph } = await requireFlowVersion(link.flowId, link.version)
  return { link, graph: withoutSecrets(graph) }
}

/**
 * Copies a shared flow for a person who has its link. Runs, pins, and other flows of its owner are not copied.
 * @throws ApiException 404, 403 `plan_limit`, `limit_reached`
 */
export async function copySharedFlow(
  workspace: CurrentWorkspace,
  token: string,
  transact: Transact<Flow>
) {
  const { link, graph } = await openFlowShare(token)
  const { title, context, tags } = link.flow
  const free = freeTitle(title, await flowTitles(workspace))
  const copy = flowToInsert({ title: free, context, tags, graph })
  return transact((trx) => insertFlow(workspace, copy, trx))
}
