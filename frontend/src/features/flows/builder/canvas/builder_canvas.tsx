import { useMemo } from 'react'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { FlowCanvas } from '#frontend/features/flows/builder/canvas/flow_canvas'
import { loadArrange } from '#frontend/features/flows/builder/canvas/layout/load_arrange'
import type { StepMark } from '#frontend/features/flows/builder/canvas/step_mark'
import { useSelection } from '#frontend/features/flows/builder/selection'
import { usePins } from '#frontend/features/flows/pins/use_pins'
import { loadWhenIdle } from '#frontend/lib/lazy_part'

// So that a flow is arranged without a wait.
loadWhenIdle(loadArrange)

/** The flow that is open in the builder, as a canvas. */
export function BuilderCanvas() {
  const { flow, graph, problems, dispatch } = useBuilder()
  const { ids, select, openStep } = useSelection()
  const { pinOf, unpin } = usePins(flow.id)
  const pinned = graph.nodes.flatMap(({ id }) => (pinOf(id) ? [id] : [])).join('\n')
  const marks = useMemo(
    () => new Map(pinned.split('\n').map((id): [string, StepMark] => [id, PINNED])),
    [pinned]
  )
  return (
    <FlowCanvas
      graph={graph}
      problems={problems}
      marks={marks}
      selected={ids}
      onSelect={select}
      onOpen={openStep}
      onUnpin={unpin}
      dispatch={dispatch}
    />
  )
}

const PINNED: StepMark = { isPinned: true }
