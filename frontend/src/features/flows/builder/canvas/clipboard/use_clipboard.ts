import { type RefObject, useEffect } from 'react'
import { readClipboard, writeClipboard } from '#app/flows/domain/editing/clipboard'
import type { Selection } from '#app/flows/domain/editing/command'
import type { CanvasState } from '#frontend/features/flows/builder/canvas/editing/canvas_state'
import { selectionOf } from '#frontend/features/flows/builder/canvas/editing/edits'
import type { CanvasActions } from '#frontend/features/flows/builder/canvas/use_canvas_actions'
import { isOnCanvas } from '#frontend/features/flows/builder/canvas/use_canvas_keys'
import { copyText } from '#frontend/lib/clipboard'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

/** Pastes steps and notes from a text; says why where there are none. */
export function pasteText(text: string, { paste }: CanvasActions): void {
  const read = readClipboard(text)
  if (read.ok) return void paste(read.selection)
  toast({ title: t('canvas.clipboard.pasteFailed'), text: read.sentences[0] })
}

export async function pasteByMenu(actions: CanvasActions): Promise<void> {
  try {
    pasteText(await navigator.clipboard.readText(), actions)
  } catch {
    toast({ title: t('canvas.clipboard.pasteFailed'), text: t('canvas.clipboard.pasteDenied') })
  }
}

export async function copySteps(state: CanvasState, ids: readonly string[]): Promise<boolean> {
  const selection = selectionOf(state, ids)
  const isCopied = await copyText(writeClipboard(selection))
  const failed = { title: t('canvas.clipboard.copyFailed') }
  toast(isCopied ? news(selection) : { ...failed, text: t('canvas.clipboard.copyFailedText') })
  return isCopied
}

const news = ({ nodes, notes = [] }: Selection) => ({
  title:
    notes.length === 0
      ? t('canvas.clipboard.copied', { count: nodes.length })
      : t('canvas.clipboard.copiedNotes', { count: nodes.length + notes.length }),
})

/** Copying, cutting and pasting by the keys of the browser, through the clipboard of the system. */
export function useClipboard(
  canvas: RefObject<HTMLElement | null>,
  read: () => CanvasState,
  actions: CanvasActions,
  isReadOnly: boolean
): void {
  useEffect(() => {
    const isOurs = (event: ClipboardEvent) =>
      event.clipboardData !== null &&
      isOnCanvas(canvas.current, event.target) &&
      (event.type === 'paste' || document.getSelection()?.isCollapsed !== false)
    const copy = (event: ClipboardEvent) => {
      const state = read()
      const selection = selectionOf(state, state.selected)
      const { nodes, notes = [] } = selection
      if (!isOurs(event) || nodes.length + notes.length === 0) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', writeClipboard(selection))
      if (event.type === 'cut' && !isReadOnly) actions.remove(state.selected)
      else toast(news(selection))
    }
    const paste = (event: ClipboardEvent) => {
      if (isReadOnly || !isOurs(event)) return
      event.preventDefault()
      pasteText(event.clipboardData?.getData('text/plain') ?? '', actions)
    }
    document.addEventListener('copy', copy)
    document.addEventListener('cut', copy)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', copy)
      document.removeEventListener('paste', paste)
    }
  }, [canvas, read, actions, isReadOnly])
}
