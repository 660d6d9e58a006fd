import { Cpu } from 'lucide-react'
import { EmptyState } from '#frontend/components/empty_state'
import { ProviderRow } from '#frontend/features/ai/provider_row'
import type { Provider } from '#frontend/features/ai/providers_api'
import { t } from '#frontend/lib/texts'

interface Props {
  providers: Provider[]
  onEdit: (provider: Provider) => void
}

export function ProviderList({ providers, onEdit }: Props) {
  if (providers.length === 0) {
    return (
      <EmptyState
        icon={Cpu}
        title={t('admin.models.emptyTitle')}
        text={t('admin.models.emptyText')}
      />
    )
  }
  return (
    <ul className="mt-4 divide-y divide-line card">
      {providers.map((provider) => (
        <ProviderRow key={provider.id} provider={provider} onEdit={() => onEdit(provider)} />
      ))}
    </ul>
  )
}
