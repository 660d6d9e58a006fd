import { type RefObject, Suspense } from 'react'
import type { FlowEdge } from '#app/flows/domain/graph/graph'
import type { CanvasState } from '#frontend/features/flows/builder/canvas/editing/canvas_state'
import { ZoomStyles } from '#frontend/features/flows/builder/canvas/view/zoom_styles'
import { useCanvasKeys } from '#frontend/features/flows/builder/canvas/use_canvas_keys'
import type { Editor } from '#frontend/features/flows/builder/canvas/use_editor'
import { idlePart } from '#frontend/lib/lazy_part'

const CanvasTools = idlePart(() =>
  import('#frontend/features/flows/builder/canvas/tools/canvas_tools').then(
    (file) => file.CanvasTools
  )
)
const OpenOverlay = idlePart(() =>
  import('#frontend/features/flows/builder/canvas/tools/open_overlay').then(
    (file) => file.OpenOverlay
  )
)

const ClipboardKeys = idlePart(() =>
  import('#frontend/features/flows/builder/canvas/clipboard/clipboard_keys').then(
    (file) => file.ClipboardKeys
  )
)
const EdgeTools = idlePart(() =>
  import('#frontend/features/flows/builder/canvas/edges/edge_tools').then((file) => file.EdgeTools)
)
const EmptyCanvas = idlePart(() =>
  import('#frontend/features/flows/builder/canvas/tools/empty_canvas').then(
    (file) => file.EmptyCanvas
  )
)
const SelectionBar = idlePart(() =>
  import('#frontend/features/flows/builder/canvas/tools/selection_bar').then(
    (file) => file.SelectionBar
  )
)

interface Props extends CanvasState {
  editor: Editor
  board: RefObject<HTMLElement | null>
  /** The one that is pointed at or selected. */
  edge: FlowEdge | undefined
  leave: () => void
  openPalette: () => void
}

/** Everything on the canvas that is not the flow itself. */
export function BoardTools(props: Props) {
  const { editor, board, edge, graph, places, selected, leave, openPalette } = props
  const { isReadOnly } = editor
  useKeys(editor, board, edge, openPalette)
  const always = (
    <>
      <ZoomStyles />
      <Suspense fallback={null}>
        <CanvasTools editor={editor} />
      </Suspense>
      <Suspense fallback={null}>
        <ClipboardKeys {...{ board, editor }} />
      </Suspense>
    </>
  )
  if (isReadOnly) return always
  return (
    <>
      {always}
      <Suspense fallback={null}>
        {graph.nodes.length === 0 && graph.notes.length === 0 && <EmptyCanvas editor={editor} />}
      </Suspense>
      <Suspense fallback={null}>
        {selected.length > 1 && <SelectionBar editor={editor} ids={selected} />}
      </Suspense>
      <Suspense fallback={null}>
        {edge && <EdgeTools {...{ editor, edge, graph, places }} onLeave={leave} />}
      </Suspense>
      <Suspense fallback={null}>
        {editor.overlay && <OpenOverlay editor={editor} overlay={editor.overlay} />}
      </Suspense>
    </>
  )
}

function useKeys(
  editor: Editor,
  board: RefObject<HTMLElement | null>,
  edge: FlowEdge | undefined,
  openPalette: () => void
): void {
  const { actions, view, isReadOnly, read } = editor
  const remove = () => {
    const { selected } = read()
    if (selected.length > 0) actions.remove(selected)
    else if (edge) actions.disconnect(edge)
  }
  const editing = {
    ...{ '/': openPalette, 'a': openPalette, 'delete': remove, 'backspace': remove },
    'mod+d': () => actions.duplicate(read().selected),
  }
  useCanvasKeys(board, {
    ...{ 'f': view.fit, 'mod+a': actions.selectAll },
    ...(!isReadOnly && editing),
  })
}
