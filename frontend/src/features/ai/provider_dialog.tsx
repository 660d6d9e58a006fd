import { DraftDialog } from '#frontend/components/overlays/draft_dialog'
import type { OpenProvider } from '#frontend/features/ai/open_provider'
import { ProviderForm } from '#frontend/features/ai/provider_form'
import { t } from '#frontend/lib/texts'

export function ProviderDialog({
  provider,
  given,
  onClose,
}: OpenProvider & { onClose: () => void }) {
  return (
    <DraftDialog
      onClose={onClose}
      title={
        provider ? t('admin.form.editTitle', { name: provider.name }) : t('admin.form.addTitle')
      }
    >
      {(close) => (
        <ProviderForm provider={provider} given={given} onDone={onClose} onCancel={close} />
      )}
    </DraftDialog>
  )
}
