import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#app/core/transact'
import { versionNote } from '#app/flows/domain/editing/version_note'
import { insertVersion, storeVersionNumbers } from '#app/flows/engine/starting/insert_version'
import Flow from '#app/flows/models/flow'
import FlowVersion from '#app/flows/models/flow_version'

export interface VersionToRun {
  title: string
  version: number
}

/**
 * The version of a flow that a run of another flow in the same workspace runs: the published one, or else the newest, so that edits to the draft
 * do not break the flows that run it. Where no version was saved, the draft becomes the first one.
 * @returns null where the flow is deleted or not in the workspace of the run
 */
export async function versionToRun(runId: string, id: string): Promise<VersionToRun | null> {
  const found = await besideRun(runId, id).select('title', 'version', 'publishedVersion').first()
  if (!found) return null
  if (found.version > 0)
    return { title: found.title, version: found.publishedVersion ?? found.version }
  return inTransaction(async (trx) => {
    const flow = await besideRun(runId, id, trx).first()
    if (!flow) return null
    if (flow.version === 0) {
      const note = versionNote(null, flow.draft)
      await insertVersion(flow, { note, authorId: flow.userId }, trx)
      await storeVersionNumbers(flow, trx)
    }
    return { title: flow.title, version: flow.version }
  })
}

/** A flow that is in the workspace of a run. */
const besideRun = (runId: string, id: string, client?: TransactionClientContract) =>
  Flow.query({ client })
    .where('flows.id', id)
    .whereNull('flows.deleted_at')
    .whereExists((runs) =>
      runs
        .from('runs')
        .where('runs.id', runId)
        .whereColumn('runs.user_id', 'flows.user_id')
        .whereRaw('runs.workspace_id is not distinct from flows.workspace_id')
    )

/** The graph of a version. */
export const graphOfVersion = (flowId: string, number: number) =>
  FlowVersion.query()
    .where({ flowId, number })
    .firstOrFail()
    .then(({ graph }) => graph)
