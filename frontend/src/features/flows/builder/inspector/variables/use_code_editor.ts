import { useEffect, useState } from 'react'

type EditorFile = typeof import('#frontend/features/flows/builder/inspector/variables/code_editor')
export type CodeEditor = EditorFile['CodeEditor']

let loaded: EditorFile | null = null
let loading: Promise<EditorFile | null> | null = null

/** Loaded with the first text that is opened. Where that fails, the plain field stays, and the next text tries again. */
function load(): Promise<EditorFile | null> {
  loading ??= import('#frontend/features/flows/builder/inspector/variables/code_editor')
    .then((editor) => (loaded = editor))
    .catch(() => (loading = null))
  return loading
}

/**
 * The editor that completes variables; null until it is there.
 * @param isHeld the plain field has the focus and must not be replaced
 */
export function useCodeEditor(isHeld: boolean): CodeEditor | null {
  const [editor, setEditor] = useState(loaded)
  useEffect(() => {
    if (editor || isHeld) return
    let isOver = false
    void load().then((found) => {
      if (!isOver) setEditor(found)
    })
    return () => {
      isOver = true
    }
  }, [editor, isHeld])
  return editor?.CodeEditor ?? null
}
