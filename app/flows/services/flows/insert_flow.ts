import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { EMPTY_GRAPH, type FlowGraph } from '#app/flows/domain/graph/graph'
import { isSoundDraft, progressOf } from '#app/flows/domain/checks/progress'
import Flow from '#app/flows/models/flow'
import { requireFlowCapacity } from '#app/flows/services/flows/flow_limits'
import {
  type CurrentWorkspace,
  inWorkspace,
  placedIn,
} from '#app/workspaces/services/current_workspace'

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
  workspace: CurrentWorkspace,
  flow: ReturnType<typeof flowToInsert>,
  trx: TransactionClientContract
): Promise<Flow> {
  await requireFlowCapacity(workspace.ownerId, trx)
  return Flow.create(
    {
      ...flow,
      ...placedIn(workspace),
      ...{ isFavorite: false, draftVersion: null, version: 0, etag: 1, deletedAt: null },
      lastAccessedAt: DateTime.utc(),
    },
    { client: trx }
  )
}

/** What the flows of a workspace are called, without the deleted ones. */
export async function flowTitles(
  workspace: Pick<CurrentWorkspace, 'id' | 'ownerId'>
): Promise<string[]> {
  const flows = await inWorkspace(Flow.query(), workspace, 'flows')
    .whereNull('deleted_at')
    .select('title')
  return flows.map(({ title }) => title)
}
