import { ClipboardPaste, Maximize, Plus, SquareDashedMousePointer, StickyNote } from 'lucide-react'
import type { Position } from '#app/flows/domain/graph/graph'
import { MenuItem } from '#frontend/components/overlays/menu'
import { pasteByMenu } from '#frontend/features/flows/builder/canvas/clipboard/use_clipboard'
import { PointMenu } from '#frontend/components/overlays/open_menu'
import type { Editor } from '#frontend/features/flows/builder/canvas/use_editor'
import { t } from '#frontend/lib/texts'

/** What can be done at a free place of the canvas. */
export function CanvasMenu({ editor, at }: { editor: Editor; at: Position }) {
  const { actions, openers, view } = editor
  return (
    <PointMenu at={at} label={t('canvas.label')} opener={null} onClose={openers.close}>
      <MenuItem icon={Plus} onSelect={() => requestAnimationFrame(() => openers.addHere(at))}>
        {t('canvas.add.here')}
      </MenuItem>
      <MenuItem icon={StickyNote} onSelect={() => actions.addNote(view.toCanvas(at))}>
        {t('canvas.tools.note')}
      </MenuItem>
      <MenuItem icon={ClipboardPaste} onSelect={() => void pasteByMenu(actions)}>
        {t('canvas.actions.paste')}
      </MenuItem>
      <MenuItem icon={SquareDashedMousePointer} onSelect={actions.selectAll}>
        {t('canvas.actions.selectAll')}
      </MenuItem>
      <MenuItem icon={Maximize} onSelect={view.fit}>
        {t('canvas.tools.fit')}
      </MenuItem>
    </PointMenu>
  )
}
