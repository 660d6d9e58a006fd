import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { expectedEtag } from '#app/core/etag'
import { stale } from '#app/core/exceptions/api_exception'
import { inTransaction, type Transact } from '#app/core/transact'
import { progressOf } from '#app/flows/domain/progress'
import type Flow from '#app/flows/models/flow'
import { requireFlowCapacity } from '#app/flows/services/flow_limits'
import { ownFlow } from '#app/flows/services/own_flow'

export interface Where {
  userId: string
  id: string
  expected: number | null
  deleted?: boolean
}

type Change<Made> = (flow: Flow, trx: TransactionClientContract) => Made | Promise<Made>

/**
 * Changes a flow in a transaction, counts its etag up, and notes how far it has come.
 * @throws ApiException 404 absent, 409 stale, 403 `plan_limit` where it would be one flow too many
 */
export async function writeFlow<Made>(
  { userId, id, expected, deleted }: Where,
  change: Change<Made>,
  transact: Transact<{ flow: Flow; made: Made }> = inTransaction
): Promise<{ flow: Flow; made: Made }> {
  return transact(async (trx) => {
    const flow = await ownFlow(userId, id, { deleted, trx })
    if (expected !== null && expected !== flow.etag) throw stale('flow')
    const wasDeleted = flow.deletedAt !== null
    const made = await change(flow, trx)
    if (wasDeleted && flow.deletedAt === null) await requireFlowCapacity(userId, trx)
    flow.etag += 1
    flow.lastAccessedAt = DateTime.utc()
    flow.currentStep = Math.max(flow.currentStep, progressOf(flow))
    return { flow: await flow.save(), made }
  })
}

/** Which flow a request means to write, and what it believes its etag to be. */
export const writtenBy = (ctx: HttpContext): Where => ({
  userId: ctx.auth.getUserOrFail().id,
  id: ctx.params.id,
  expected: expectedEtag(ctx),
})
