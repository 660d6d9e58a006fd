import type { ReactNode, RefObject } from 'react'
import { Palette } from '#frontend/features/flows/builder/canvas/palette/palette'
import type { PaletteState } from '#frontend/features/flows/builder/canvas/palette/use_palette'
import type { Editor } from '#frontend/features/flows/builder/canvas/use_editor'
import { classNames } from '#frontend/lib/class_names'

interface Props {
  board: RefObject<HTMLDivElement | null>
  editor: Editor
  palette: PaletteState
  children: ReactNode
}

/** The canvas, and the palette above it while the flow is edited. */
export function BoardFrame({ board, editor, palette, children }: Props) {
  const { isOpen, toggle, field } = palette
  return (
    <div ref={board} data-board className="relative size-full">
      {!editor.isReadOnly && (
        <div className={classNames('canvas-palette', isOpen && 'is-open')}>
          <Palette isOpen={isOpen} onToggle={toggle} field={field} onAdd={editor.actions.addNext} />
        </div>
      )}
      {children}
    </div>
  )
}
