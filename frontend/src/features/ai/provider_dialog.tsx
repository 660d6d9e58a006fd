import { Dialog } from '#frontend/components/dialog'
import { ProviderForm } from '#frontend/features/ai/provider_form'
import type { ProviderWords } from '#frontend/features/ai/provider_words'
import type { Provider } from '#frontend/features/ai/providers_api'
import { t } from '#frontend/lib/texts'

/** A provider to be changed, or a new one of which something is known already. */
export interface OpenProvider {
  provider: Provider | null
  given: Partial<ProviderWords>
}

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
