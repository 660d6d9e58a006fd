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
 * The version of a person's flow that other flows run: the published one, or else the newest, so that edits to the draft
 * do not break the flows that run it. Where no version was saved, the draft becomes the first one.
 * @returns null where the flow is deleted or not the person's own
 */
export async function versionToRun(userId: string, id: string): Promise<VersionToRun | null> {
  const own = { id, userId }
  const found = await Flow.query()
    .where(own)
    .whereNull('deletedAt')
    .select('title', 'version', 'publishedVersion')
    .first()
  if (!found) return null
  if (found.version > 0)
    return { title: found.title, version: found.publishedVersion ?? found.version }
  return inTransaction(async (trx) => {
    const flow = await Flow.query({ client: trx }).where(own).whereNull('deletedAt').first()
    if (!flow) return null
    if (flow.version === 0) {
      await insertVersion(flow, versionNote(null, flow.draft), trx)
      await storeVersionNumbers(flow, trx)
    }
    return { title: flow.title, version: flow.version }
  })
}

/** The graph of a version. */
export const graphOfVersion = (flowId: string, number: number) =>
  FlowVersion.query()
    .where({ flowId, number })
    .firstOrFail()
    .then(({ graph }) => graph)
