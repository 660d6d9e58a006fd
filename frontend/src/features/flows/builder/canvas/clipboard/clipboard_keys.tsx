import type { RefObject } from 'react'
import { useClipboard } from '#frontend/features/flows/builder/canvas/clipboard/use_clipboard'
import type { Editor } from '#frontend/features/flows/builder/canvas/use_editor'

interface Props {
  board: RefObject<HTMLElement | null>
  editor: Editor
}

/** What the keys of the browser for copying and pasting do on the canvas. */
export function ClipboardKeys({ board, editor: { read, actions, isReadOnly } }: Props) {
  useClipboard(board, read, actions, isReadOnly)
  return null
}
