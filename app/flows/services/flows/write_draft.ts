import type { Transact } from '#app/core/transact'
import { isSoundIfAsked } from '#app/flows/domain/checks/progress'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { replacedSteps } from '#app/flows/domain/editing/replaced_steps'
import type Flow from '#app/flows/models/flow'
import { unpinAll } from '#app/flows/services/runs/flow_pins'
import { prepareAndWriteFlow, type Where, type Written } from '#app/flows/services/flows/write_flow'

/** Replaces the draft of a flow. A draft that stays the same keeps its version. @throws ApiException 404, 409 */
export async function writeDraft(
  where: Where,
  graph: FlowGraph,
  transact?: Transact<Written<void>>
): Promise<Flow> {
  const { flow } = await prepareAndWriteFlow<void>(
    where,
    ({ draft, publishedVersion, currentStep }) => {
      const isSame = JSON.stringify(graph) === JSON.stringify(draft)
      const replaced = isSame ? [] : replacedSteps(draft, graph)
      return {
        isSound: isSoundIfAsked({ draft: graph, publishedVersion, currentStep }),
        change: async (found, trx) => {
          if (isSame) return
          found.merge({ draft: graph, draftVersion: null })
          await unpinAll(trx, found.id, replaced)
        },
      }
    },
    transact
  )
  return flow
}
