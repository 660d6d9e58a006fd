import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { EMPTY_GRAPH, type FlowGraph } from '#app/flows/domain/graph'
import { progressOf } from '#app/flows/domain/progress'
import Flow from '#app/flows/models/flow'
import { requireFlowCapacity } from '#app/flows/services/flow_limits'

export interface GivenFlow {
  title: string
  context?: string
  tags?: string[]
  graph?: FlowGraph
}

/** @throws ApiException 403 `plan_limit`, `limit_reached` */
export async function insertFlow(
  userId: string,
  { title, context = '', tags = [], graph = EMPTY_GRAPH }: GivenFlow,
  trx: TransactionClientContract
): Promise<Flow> {
  await requireFlowCapacity(userId, trx)
  const given = { title, context, tags, draft: graph, publishedVersion: null, currentStep: 0 }
  return Flow.create(
    {
      ...given,
      ...{ userId, isFavorite: false, draftVersion: null, version: 0, etag: 1, deletedAt: null },
      currentStep: progressOf(given),
      lastAccessedAt: DateTime.utc(),
    },
    { client: trx }
  )
}

const COPY = ' (copy)'
const MAX_TITLE = 200

export const titleOfCopy = (title: string): string =>
  title.slice(0, MAX_TITLE - COPY.length).toWellFormed() + COPY
