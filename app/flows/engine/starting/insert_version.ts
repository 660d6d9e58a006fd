import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Flow from '#app/flows/models/flow'
import FlowVersion from '#app/flows/models/flow_version'

/** Stores which version is the newest of a flow. To run or to share a flow is no edit: the time of the last one stays. */
export async function storeVersionNumbers(
  { id, version, draftVersion }: Flow,
  trx: TransactionClientContract
): Promise<void> {
  const numbers = { version, draft_version: draftVersion }
  await trx.from('flows').where('id', id).update(numbers)
}

/** What a new version says about itself: what changed, and who saved it. */
export interface Saving {
  note: string
  authorId: string
}

/** Stores the draft of a flow as its newest version. The flow is saved by the caller. */
export async function insertVersion(
  flow: Flow,
  { note, authorId }: Saving,
  trx: TransactionClientContract
): Promise<FlowVersion> {
  const number = flow.version + 1
  const { id: flowId, draft: graph } = flow
  const version = await FlowVersion.create(
    { flowId, number, graph, note, authorId },
    { client: trx }
  )
  flow.merge({ version: number, draftVersion: number })
  return version
}
