import { Suspense, useState } from 'react'
import { useShortcut } from '#frontend/lib/keys'
import { lazyPart } from '#frontend/lib/lazy_part'

const Palette = lazyPart(() =>
  import('#frontend/routes/palette/palette').then((file) => file.Palette)
)
const ShortcutsDialog = lazyPart(() =>
  import('#frontend/components/overlays/shortcuts_dialog').then((file) => file.ShortcutsDialog)
)

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
