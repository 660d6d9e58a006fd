import { Dialog } from '#frontend/components/overlays/dialog'
import type { OpenProvider } from '#frontend/features/ai/open_provider'
import { ProviderForm } from '#frontend/features/ai/provider_form'
import { t } from '#frontend/lib/texts'

export function ProviderDialog({
  provider,
  given,
  onClose,
}: OpenProvider & { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        provider ? t('admin.form.editTitle', { name: provider.name }) : t('admin.form.addTitle')
      }
    >
      <ProviderForm provider={provider} given={given} onDone={onClose} />
    </Dialog>
  )
}
