import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { FlowSync } from '#frontend/features/flows/builder/sync/flow_sync'

/**
 * Takes back what has just replaced the whole flow: by undo, or where something was edited since, by one more command.
 * @param before the flow as it was
 */
export function undoOf(sync: FlowSync, before: FlowGraph): () => void {
  const replaced = sync.view.graph
  return () => {
    if (sync.view.graph === replaced) sync.undo()
    else sync.dispatch({ type: 'replace', graph: before })
  }
}
