import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Flow from '#app/flows/models/flow'
import FlowVersion from '#app/flows/models/flow_version'

/** Stores the draft of a flow as its newest version. The flow is saved by the caller. */
export async function insertVersion(
  flow: Flow,
  note: string,
  trx: TransactionClientContract
): Promise<FlowVersion> {
  const number = flow.version + 1
  const { id: flowId, draft: graph, userId: authorId } = flow
  const version = await FlowVersion.create(
    { flowId, number, graph, note, authorId },
    { client: trx }
  )
  flow.merge({ version: number, draftVersion: number })
  return version
}
