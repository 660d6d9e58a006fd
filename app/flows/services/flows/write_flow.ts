import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { expectedEtag } from '#app/core/etag'
import { stale } from '#app/core/exceptions/api_exception'
import { inTransaction, type Transact } from '#app/core/transact'
import { progressOf } from '#app/flows/domain/checks/progress'
import type Flow from '#app/flows/models/flow'
import { requireEditable } from '#app/flows/services/flows/editable_flows'
import { requireFlowCapacity } from '#app/flows/services/flows/flow_limits'
import { ownFlow } from '#app/flows/services/flows/own_flow'

export interface Where {
  /** Who writes. */
  userId: string
  id: string
  expected: number | null
  deleted?: boolean
}

export interface Write<Made> {
  change: (flow: Flow, trx: TransactionClientContract) => Made | Promise<Made>
  /** Whether nothing is wrong with a draft that `change` sets, or that the flow is judged by again. */
  isSound?: boolean
}

export interface Written<Made> {
  flow: Flow
  made: Made
}

/**
 * Changes a flow in a transaction, increments its etag, and stores its progress.
 * @throws ApiException 404 absent, 409 stale, 403 `plan_limit` where the plan has no place for the flow
 */
export async function writeFlow<Made>(
  where: Where,
  { change, isSound = false }: Write<Made>,
  transact: Transact<Written<Made>> = inTransaction
): Promise<Written<Made>> {
  return transact(async (trx) => {
    const flow = await writableFlow(where, trx)
    const wasDeleted = flow.deletedAt !== null
    if (!wasDeleted) await requireEditable(flow.userId, flow.id, trx)
    const made = await change(flow, trx)
    if (wasDeleted && flow.deletedAt === null) await requireFlowCapacity(flow.userId, trx)
    flow.etag += 1
    flow.lastAccessedAt = DateTime.utc()
    flow.currentStep = progressOf(flow, () => isSound)
    return { flow: await flow.save(), made }
  })
}

async function writableFlow(
  { userId, id, expected, deleted }: Where,
  trx?: TransactionClientContract
): Promise<Flow> {
  const flow = await ownFlow(userId, id, { deleted, trx })
  if (expected !== null && expected !== flow.etag) throw stale('flow')
  return flow
}

/** The flow is no longer as it was before the transaction. */
class Outdated extends Error {}

const ATTEMPTS = 3

/**
 * Does what takes long for a large flow before the transaction: `prepare` returns the write for the flow as it is. Where
 * the flow or its versions have changed before the write, both are done again.
 * @throws ApiException like `writeFlow`
 */
export async function prepareAndWriteFlow<Made>(
  where: Where,
  prepare: (before: Flow) => Write<Made> | Promise<Write<Made>>,
  transact?: Transact<Written<Made>>
): Promise<Written<Made>> {
  for (let left = ATTEMPTS; left > 0; left--) {
    const before = await writableFlow(where)
    const write = await prepare(before)
    const change: Write<Made>['change'] = (flow, trx) => {
      if (flow.etag !== before.etag || flow.version !== before.version) throw new Outdated()
      return write.change(flow, trx)
    }
    try {
      return await writeFlow(where, { ...write, change }, transact)
    } catch (error) {
      if (!(error instanceof Outdated)) throw error
    }
  }
  throw stale('flow')
}

/** The flow that a request writes, and the etag that it expects. */
export const writtenBy = (ctx: HttpContext): Where => ({
  userId: ctx.auth.getUserOrFail().id,
  id: ctx.params.id,
  expected: expectedEtag(ctx),
})
