import { Dialog } from '#frontend/components/overlays/dialog'
import { t, type TextKey } from '#frontend/lib/texts'

const SHORTCUTS: { keys: string[]; text: TextKey }[] = [
  { keys: ['Ctrl', 'Enter'], text: 'kit.shortcuts.primary' },
  { keys: ['Ctrl', 'K'], text: 'kit.shortcuts.palette' },
  { keys: ['?'], text: 'kit.shortcuts.help' },
  { keys: ['F8'], text: 'kit.shortcuts.toasts' },
  { keys: ['Esc'], text: 'kit.shortcuts.escape' },
  { keys: ['←', '→'], text: 'kit.shortcuts.marks' },
  { keys: ['A'], text: 'kit.shortcuts.accept' },
  { keys: ['R'], text: 'kit.shortcuts.reject' },
  { keys: ['U'], text: 'kit.shortcuts.undo' },
]

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t('kit.shortcuts.title')}
      description={t('kit.shortcuts.lead')}
    >
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 text-sm">
        {SHORTCUTS.map(({ keys, text }) => (
          <div key={text} className="contents">
            <dt>{t(text)}</dt>
            <dd className="flex justify-end gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-md border border-line-strong bg-sunken px-1.5 py-0.5 font-mono text-xs"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
