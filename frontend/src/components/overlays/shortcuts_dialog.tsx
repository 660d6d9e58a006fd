import { Dialog } from '#frontend/components/overlays/dialog'
import { ShortcutList } from '#frontend/components/shortcut_list'
import { t } from '#frontend/lib/texts'

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    size="sm"
    onOpenChange={(open) => !open && onClose()}
    title={t('kit.shortcuts.title')}
    description={t('kit.shortcuts.lead')}
  >
    <ShortcutList className="grid gap-6" />
  </Dialog>
)
