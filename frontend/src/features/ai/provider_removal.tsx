import { ConfirmDialog } from '#frontend/components/overlays/confirm_dialog'
import { useProviderWrites, type Provider } from '#frontend/features/ai/providers_api'
import { t } from '#frontend/lib/texts'

export function ProviderRemoval({
  provider,
  onClose,
}: {
  provider: Provider
  onClose: () => void
}) {
  const { remove } = useProviderWrites()
  const { name, fromEnvironment } = provider
  const text = t('admin.models.removeText')
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('admin.models.removeTitle', { name })}
      text={fromEnvironment ? `${text} ${t('admin.models.removeEnvironment')}` : text}
      confirm={t('admin.models.remove')}
      cancel={t('admin.models.cancel')}
      onConfirm={() => void remove(provider)}
    />
  )
}
