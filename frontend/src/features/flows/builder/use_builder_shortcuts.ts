import { useEffect } from 'react'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useBuilderLayout } from '#frontend/features/flows/builder/use_builder_layout'
import { useGoToRun, usePanel } from '#frontend/features/flows/builder/selection'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import { isField, useShortcut } from '#frontend/lib/keys'

/** The keys that work anywhere in the builder. In a field, undo belongs to the field. */
export function useBuilderShortcuts(): void {
  const { sync } = useBuilder()
  const { layout, show } = useBuilderLayout()
  const { panel } = usePanel()
  const goToRun = useGoToRun()
  useShortcut('v', () => show(layout === 'canvas' ? 'list' : 'canvas'))
  // Undo only works while the draft is shown, because its effect is not visible otherwise.
  const isActive = useShown().shown.type === 'draft'
  useShortcut('mod+z', sync.undo, { isActive })
  useShortcut('mod+y', sync.redo, { isActive })
  // On the panel that runs the flow, the main action of the screen is to run it.
  useShortcut('mod+enter', goToRun, {
    ...{ inFields: true, unless: '[role="dialog"], [role="alertdialog"]' },
    isActive: panel !== 'run',
  })
  useShortcut('mod+s', () => void sync.flush(), { inFields: true })
  useEffect(() => {
    if (!isActive) return
    const redo = (event: KeyboardEvent) => {
      const isRedo = event.shiftKey && (event.metaKey || event.ctrlKey)
      if (!isRedo || event.key.toLowerCase() !== 'z' || isField(event.target)) return
      event.preventDefault()
      sync.redo()
    }
    document.addEventListener('keydown', redo)
    return () => document.removeEventListener('keydown', redo)
  }, [sync, isActive])
}
