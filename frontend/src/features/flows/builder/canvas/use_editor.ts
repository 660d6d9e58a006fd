import { useCallback, useMemo } from 'react'
import type { Canvas } from '#frontend/features/flows/builder/canvas/canvas_context'
import type { CanvasState } from '#frontend/features/flows/builder/canvas/editing/canvas_state'
import type { FlowCanvasProps } from '#frontend/features/flows/builder/canvas/flow_canvas_props'
import { useCanvasActions } from '#frontend/features/flows/builder/canvas/use_canvas_actions'
import { useOverlay } from '#frontend/features/flows/builder/canvas/use_overlay'
import { useView } from '#frontend/features/flows/builder/canvas/view/use_view'

export type Editor = ReturnType<typeof useEditor>

const ignore = () => {}

/** What edits the flow on the canvas, and what the canvas has open for it. */
export function useEditor(
  { dispatch = ignore, onSelect, onOpen, ...props }: FlowCanvasProps & { isReadOnly: boolean },
  read: () => CanvasState
) {
  const { isReadOnly } = props
  const view = useView()
  const actions = useCanvasActions({ read, view, dispatch, onSelect, onOpen })
  const { overlay, openers } = useOverlay(read, actions, view)
  const onFound = useCallback(
    (id: string) => {
      onSelect([id])
      const box = read().places.steps.get(id)
      if (box) view.reveal(box, true)
    },
    [onSelect, read, view]
  )
  const canvas = useMemo<Canvas>(
    () => ({ isReadOnly, dispatch, ...openers }),
    [isReadOnly, dispatch, openers]
  )
  const unpinOf = (id: string) => (props.marks?.get(id)?.isPinned ? props.onUnpin : undefined)
  return { actions, view, overlay, openers, canvas, read, onOpen, unpinOf, onFound, isReadOnly }
}
