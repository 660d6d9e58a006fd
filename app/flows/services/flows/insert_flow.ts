import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { EMPTY_GRAPH, type FlowGraph } from '#app/flows/domain/graph/graph'
import { isSoundDraft, progressOf } from '#app/flows/domain/checks/progress'
import Flow from '#app/flows/models/flow'
import { requireFlowCapacity } from '#app/flows/services/flows/flow_limits'

export interface GivenFlow {
  title: string
  context?: string
  tags?: string[]
  graph?: FlowGraph
}

/** What a flow starts with. The check of a large graph takes a while: never call this inside a transaction. */
export function flowToInsert({ title, context = '', tags = [], graph = EMPTY_GRAPH }: GivenFlow) {
  const given = { title, context, tags, draft: graph, publishedVersion: null, currentStep: 0 }
  return { ...given, currentStep: progressOf(given, () => isSoundDraft(graph)) }
}

/** @throws ApiException 403 `plan_limit`, `limit_reached` */
export async function insertFlow(
  userId: string,
  flow: ReturnType<typeof flowToInsert>,
  trx: TransactionClientContract
): Promise<Flow> {
  await requireFlowCapacity(userId, trx)
  return Flow.create(
    {
      ...flow,
      ...{ userId, isFavorite: false, draftVersion: null, version: 0, etag: 1, deletedAt: null },
      lastAccessedAt: DateTime.utc(),
    },
    { client: trx }
  )
}

/** What a person's flows are called, without the deleted ones. */
export async function flowTitles(userId: string): Promise<string[]> {
  const flows = await Flow.query().where('user_id', userId).whereNull('deleted_at').select('title')
  return flows.map(({ title }) => title)
}
