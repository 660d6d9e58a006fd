import { useEffect } from 'react'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useBuilderLayout } from '#frontend/features/flows/builder/use_builder_layout'
import { isField, useShortcut } from '#frontend/lib/keys'

/** The keys that work anywhere in the builder. In a field, undo belongs to the field. */
export function useBuilderShortcuts(): void {
  const { sync } = useBuilder()
  const { layout, show } = useBuilderLayout()
  useShortcut('v', () => show(layout === 'canvas' ? 'list' : 'canvas'))
  useShortcut('mod+z', sync.undo)
  useShortcut('mod+y', sync.redo)
  useShortcut('mod+s', () => void sync.flush(), { inFields: true })
  useEffect(() => {
    const redo = (event: KeyboardEvent) => {
      const isRedo = event.shiftKey && (event.metaKey || event.ctrlKey)
      if (!isRedo || event.key.toLowerCase() !== 'z' || isField(event.target)) return
      event.preventDefault()
      sync.redo()
    }
    document.addEventListener('keydown', redo)
    return () => document.removeEventListener('keydown', redo)
  }, [sync])
}
