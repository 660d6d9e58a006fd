import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { EMPTY_GRAPH, type FlowGraph } from '#app/flows/domain/graph/graph'
import { MAX_TITLE_LENGTH } from '#app/flows/domain/values/limits'
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

const COPY = ' (copy)'

export const titleOfCopy = (title: string): string =>
  title.slice(0, MAX_TITLE_LENGTH - COPY.length).toWellFormed() + COPY
