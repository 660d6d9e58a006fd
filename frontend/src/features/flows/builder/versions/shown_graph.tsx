import type { FlowGraph } from '#app/flows/domain/graph'
import type { EdgeMark, StepMark } from '#frontend/features/flows/builder/canvas/step_mark'
import { ShownList } from '#frontend/features/flows/builder/versions/shown_list'

interface Props {
  graph: FlowGraph
  marks?: ReadonlyMap<string, StepMark>
  edgeMarks?: ReadonlyMap<string, EdgeMark>
}

/** A graph that cannot be changed, as a list. */
export function ShownGraph({ graph, marks }: Props) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-5 sm:px-6">
      <ShownList graph={graph} marks={marks} />
    </div>
  )
}
