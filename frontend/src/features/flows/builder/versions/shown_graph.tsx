import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { FlowCanvas } from '#frontend/features/flows/builder/canvas/flow_canvas'
import type { EdgeMark, StepMark } from '#frontend/features/flows/builder/canvas/step_mark'
import { useSelection } from '#frontend/features/flows/builder/selection'
import { useBuilderLayout } from '#frontend/features/flows/builder/use_builder_layout'
import { ShownList } from '#frontend/features/flows/builder/versions/shown_list'

interface Props {
  graph: FlowGraph
  marks?: ReadonlyMap<string, StepMark>
  edgeMarks?: ReadonlyMap<string, EdgeMark>
  /** Shows more about a step that is clicked; its settings where this is not given. */
  onOpen?: (id: string, takesFocus?: boolean) => void
}

/** A graph that cannot be changed, as a canvas or a list. */
export function ShownGraph({ graph, marks, edgeMarks, ...props }: Props) {
  const { layout } = useBuilderLayout()
  const { ids, select, openStep } = useSelection()
  const { onOpen = openStep } = props
  if (layout === 'canvas')
    return (
      <div className="relative h-[70dvh] min-h-0 flex-1 lg:h-auto">
        <FlowCanvas selected={ids} onSelect={select} {...{ graph, marks, edgeMarks, onOpen }} />
      </div>
    )
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-5 sm:px-6">
      <ShownList
        {...{ graph, marks, edgeMarks }}
        onOpen={(id) => {
          select([id])
          onOpen(id, true)
        }}
      />
    </div>
  )
}
