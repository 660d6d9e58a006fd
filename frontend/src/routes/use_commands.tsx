import { lazy, Suspense, useState } from 'react'
import { useShortcut } from '#frontend/lib/keys'

const Palette = lazy(async () => {
  const file = await import('#frontend/routes/palette')
  return { default: file.Palette }
})

const ShortcutsDialog = lazy(async () => {
  const file = await import('#frontend/components/shortcuts_dialog')
  return { default: file.ShortcutsDialog }
})

type Open = 'nothing' | 'palette' | 'shortcuts'

/** The palette and the list of shortcuts, loaded when they are first asked for. */
export function useCommands() {
  const [open, setOpen] = useState<Open>('nothing')
  const close = () => setOpen('nothing')
  const openPalette = () => setOpen('palette')
  const openShortcuts = () => setOpen('shortcuts')
  useShortcut('mod+k', openPalette, { inFields: true })
  useShortcut('?', openShortcuts)

  const commands = (
    <Suspense>
      {open === 'palette' && <Palette onClose={close} onShortcuts={openShortcuts} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </Suspense>
  )
  return { commands, openPalette, openShortcuts }
}
