import { useCallback, useMemo } from 'react'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { FlowCanvas } from '#frontend/features/flows/builder/canvas/flow_canvas'
import type { StepMark } from '#frontend/features/flows/builder/canvas/step_mark'
import { useSelection } from '#frontend/features/flows/builder/selection'
import { holdFocus, settingsFocus } from '#frontend/features/flows/builder/hold_focus'
import { usePins } from '#frontend/features/flows/pins/use_pins'

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
  const open = useCallback(
    (id: string, takesFocus = false) => {
      openStep(id)
      if (takesFocus) holdFocus(settingsFocus(id))
    },
    [openStep]
  )
  return (
    <FlowCanvas
      graph={graph}
      problems={problems}
      marks={marks}
      selected={ids}
      onSelect={select}
      onOpen={open}
      onUnpin={unpin}
      dispatch={dispatch}
    />
  )
}

const PINNED: StepMark = { isPinned: true }
