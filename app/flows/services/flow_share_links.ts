import { createHash, randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import { absent, limitReached, unacceptable } from '#app/core/exceptions/api_exception'
import { sqlTime } from '#app/core/sql_time'
import type { Transact } from '#app/core/transact'
import { withoutSecrets } from '#app/flows/domain/shared_flow'
import type { FlowGraph } from '#app/flows/domain/graph'
import type Flow from '#app/flows/models/flow'
import FlowShareLink from '#app/flows/models/flow_share_link'
import { requireFlowVersion } from '#app/flows/services/flow_versions'
import { insertFlow } from '#app/flows/services/insert_flow'
import { ownFlow } from '#app/flows/services/own_flow'
import { saveFlowVersion } from '#app/flows/services/save_flow_version'

export interface NewFlowShare {
  link: FlowShareLink
  /** The secret part of its address. */
  token: string
}

/** A flow as whoever has the link gets it: without what is its owner's alone. */
export interface SharedFlow {
  link: FlowShareLink
  graph: FlowGraph
}

/** Of one person, without revoked and expired ones. */
const MAX_FLOW_SHARES = 500

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Makes a read-only link to the published version, or where there is none to the draft, which becomes a version where
 * it is none yet. The token is only known now.
 * @throws ApiException 404, 422 `expiresAt`, 403 `limit_reached`
 */
export async function createFlowShare(
  { userId, flowId }: { userId: string; flowId: string },
  { expiresAt }: { expiresAt?: string },
  transact: Transact<NewFlowShare>
): Promise<NewFlowShare> {
  const until = expiryOf(expiresAt)
  const token = randomBytes(24).toString('base64url')
  return transact(async (trx) => {
    const flow = await ownFlow(userId, flowId, { trx })
    await requireCapacity(userId, trx)
    const version = await versionToShare(flow, trx)
    const given = { userId, flowId, version, tokenHash: hashOf(token) }
    const link = await FlowShareLink.create(
      { ...given, expiresAt: until, revokedAt: null },
      { client: trx }
    )
    return { link, token }
  })
}

async function versionToShare(flow: Flow, trx: TransactionClientContract): Promise<number> {
  const known = flow.publishedVersion ?? flow.draftVersion
  if (known !== null) return known
  const { number } = await saveFlowVersion(flow, null, trx)
  await flow.save()
  return number
}

function expiryOf(expiresAt: string | undefined): DateTime | null {
  if (expiresAt === undefined) return null
  const until = DateTime.fromISO(expiresAt, { zone: 'utc' })
  if (until > DateTime.utc()) return until
  throw unacceptable({ expiresAt: 'The expiry must be in the future.' })
}

async function requireCapacity(userId: string, trx: TransactionClientContract): Promise<void> {
  const rows = await lasting(FlowShareLink.query({ client: trx }))
    .where('user_id', userId)
    .select('id')
  if (rows.length < MAX_FLOW_SHARES) return
  throw limitReached(
    `You have reached the limit of ${MAX_FLOW_SHARES} links to flows.`,
    'Revoke links that no one needs anymore.'
  )
}

const lasting = (query: ModelQueryBuilderContract<typeof FlowShareLink, FlowShareLink>) =>
  query
    .whereNull('revoked_at')
    .where((still) =>
      still.whereNull('expires_at').orWhere('expires_at', '>', sqlTime(DateTime.utc()))
    )

/** The links to a flow that work, newest first. */
export async function findFlowShares(userId: string, flowId: string): Promise<FlowShareLink[]> {
  await ownFlow(userId, flowId)
  return lasting(FlowShareLink.query()).where({ userId, flowId }).orderBy('id', 'desc')
}

/** @throws ApiException 404 */
export async function revokeFlowShare(userId: string, id: string): Promise<void> {
  const link = await FlowShareLink.query().where({ id, userId }).first()
  if (!link) throw absent('link')
  await link.merge({ revokedAt: link.revokedAt ?? DateTime.utc() }).save()
}

/** The flow that a token opens, while its link is neither revoked nor expired. @throws ApiException 404 */
export async function openFlowShare(
  token: string,
  trx?: TransactionClientContract
): Promise<SharedFlow> {
  const link = await lasting(FlowShareLink.query({ client: trx }))
    .where('token_hash', hashOf(token))
    .whereHas('flow', (flow) => flow.whereNull('deleted_at'))
    .preload('flow')
    .preload('owner')
    .first()
  if (!link) throw absent('shared flow')
  const { graph } = await requireFlowVersion(link.flowId, link.version, trx)
  return { link, graph: withoutSecrets(graph) }
}

/**
 * Copies a shared flow for whoever has its link. Runs, pins, and other flows of its owner are not copied.
 * @throws ApiException 404, 403 `plan_limit`, `limit_reached`
 */
export const copySharedFlow = (userId: string, token: string, transact: Transact<Flow>) =>
  transact(async (trx) => {
    const { link, graph } = await openFlowShare(token, trx)
    const { title, context, tags } = link.flow
    return insertFlow(userId, { title, context, tags, graph }, trx)
  })
