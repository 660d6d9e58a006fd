import type { Transact } from '#app/core/transact'
import { isSoundIfAsked } from '#app/flows/domain/checks/progress'
import { replacedSteps } from '#app/flows/domain/editing/replaced_steps'
import { unpinAll } from '#app/flows/services/runs/flow_pins'
import { prepareAndWriteFlow, type Where } from '#app/flows/services/flows/write_flow'
import { requireFlowVersion } from '#app/flows/services/versions/flow_versions'
import {
  keepDraft,
  nextNote,
  type SavedFlowVersion,
} from '#app/flows/services/versions/save_flow_version'

/**
 * Makes a version the draft of its flow, and the newest version. A draft that no version has becomes a version first,
 * so that nothing is lost.
 * @throws ApiException 404, 409, 403 `limit_reached`
 */
export const restoreFlowVersion = (
  where: Where,
  number: number,
  transact: Transact<SavedFlowVersion>
): Promise<SavedFlowVersion> =>
  prepareAndWriteFlow(
    where,
    async (before) => {
      const { graph } = await requireFlowVersion(before.id, number)
      const note = before.draftVersion === null ? await nextNote(before) : null
      const { publishedVersion, currentStep } = before
      const { userId: authorId } = where
      const replaced = replacedSteps(before.draft, graph)
      return {
        isSound: isSoundIfAsked({ draft: graph, publishedVersion, currentStep }),
        change: async (flow, trx) => {
          if (note !== null) await keepDraft(flow, { note, authorId }, trx)
          flow.draft = graph
          await unpinAll(trx, flow.id, replaced)
          return keepDraft(flow, { note: `Restored version ${number}`, authorId }, trx)
        },
      }
    },
    transact
  )
