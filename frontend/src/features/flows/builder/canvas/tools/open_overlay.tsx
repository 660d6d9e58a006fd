import { CanvasMenu } from '#frontend/features/flows/builder/canvas/tools/canvas_menu'
import { Picker } from '#frontend/features/flows/builder/canvas/tools/picker'
import { StepMenu } from '#frontend/features/flows/builder/canvas/tools/step_menu'
import type { Editor } from '#frontend/features/flows/builder/canvas/use_editor'

interface Props {
  editor: Editor
  overlay: NonNullable<Editor['overlay']>
}

/** The menu or the list to choose from that is open on the canvas. */
export function OpenOverlay({ editor, overlay }: Props) {
  const { openers } = editor
  if (overlay.type === 'picker')
    return <Picker {...overlay.content} at={overlay.at} onClose={openers.close} />
  if (overlay.type === 'step-menu') return <StepMenu editor={editor} {...overlay} />
  return <CanvasMenu editor={editor} at={overlay.at} />
}
