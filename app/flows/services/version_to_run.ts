import { inTransaction } from '#app/core/transact'
import Flow from '#app/flows/models/flow'
import FlowVersion from '#app/flows/models/flow_version'
import { ownFlow } from '#app/flows/services/own_flow'
import { saveFlowVersion } from '#app/flows/services/save_flow_version'

export interface VersionToRun {
  title: string
  version: number
}

/**
 * Which version of a person's flow another flow runs: the newest one that was saved, so that a draft at which somebody
 * is at work does not break what relies on it. Where none was saved, the draft becomes the first.
 *
 * @returns null where the flow is deleted or not the person's own
 */
export async function versionToRun(userId: string, id: string): Promise<VersionToRun | null> {
  const found = await Flow.query()
    .where({ id, userId })
    .whereNull('deletedAt')
    .select('title', 'version')
    .first()
  if (!found) return null
  const { title, version } = found
  if (version > 0) return { title, version }
  return inTransaction(async (trx) => {
    const flow = await ownFlow(userId, id, { trx })
    if (flow.version === 0) {
      await saveFlowVersion(flow, null, trx)
      await flow.save()
    }
    return { title, version: flow.version }
  })
}

/** The graph of a version. */
export const graphOfVersion = (flowId: string, number: number) =>
  FlowVersion.query()
    .where({ flowId, number })
    .firstOrFail()
    .then(({ graph }) => graph)
