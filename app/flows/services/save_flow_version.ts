import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { versionNote } from '#app/flows/domain/editing/version_note'
import type Flow from '#app/flows/models/flow'
import FlowVersion from '#app/flows/models/flow_version'
import { requireVersionCapacity } from '#app/flows/services/flow_limits'
import { requireFlowVersion } from '#app/flows/services/flow_versions'

/**
 * Keeps the draft of a flow as its newest version. The flow is saved by the caller.
 * @param note null says what changed since the version before
 */
export async function saveFlowVersion(
  flow: Flow,
  note: string | null,
  trx: TransactionClientContract
): Promise<FlowVersion> {
  requireVersionCapacity(flow.version)
  const number = flow.version + 1
  const { id: flowId, draft: graph, userId: authorId } = flow
  const version = await FlowVersion.create(
    { flowId, number, graph, note: note ?? (await noteOf(flow, trx)), authorId },
    { client: trx }
  )
  flow.merge({ version: number, draftVersion: number })
  return version
}

async function noteOf(
  { id, version, draft }: Flow,
  trx: TransactionClientContract
): Promise<string> {
  const newest = version === 0 ? null : await requireFlowVersion(id, version, trx)
  return versionNote(newest && newest.graph, draft)
}
