import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#frontend/components/badge'
import { Button } from '#frontend/components/button'
import { IconButton } from '#frontend/components/icon_button'
import { ProviderFacts } from '#frontend/features/ai/provider_facts'
import { ProviderRemoval } from '#frontend/features/ai/provider_removal'
import { useModelTest, useProviderWrites, type Provider } from '#frontend/features/ai/providers_api'
import { TestResult } from '#frontend/features/ai/test_result'
import { t } from '#frontend/lib/texts'

export function ProviderRow({ provider, onEdit }: { provider: Provider; onEdit: () => void }) {
  const { id, name, isDefault, fromEnvironment } = provider
  const [isRemoving, setRemoving] = useState(false)
  const { makeDefault } = useProviderWrites()
  const test = useModelTest()
  return (
    <li className="p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 font-medium break-words">{name}</h3>
        {isDefault && <Badge tone="success">{t('admin.models.isDefault')}</Badge>}
        {fromEnvironment && (
          <Badge title={t('admin.models.fromEnvironmentHelp')}>
            {t('admin.models.fromEnvironment')}
          </Badge>
        )}
      </div>
      <ProviderFacts provider={provider} />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          aria-label={t('admin.models.testOf', { name })}
          isBusy={test.isPending}
          onClick={() => test.mutate({ providerId: id })}
        >
          {t('admin.models.test')}
        </Button>
        {!isDefault && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('admin.models.makeDefaultOf', { name })}
            onClick={() => void makeDefault(provider)}
          >
            {t('admin.models.makeDefault')}
          </Button>
        )}
        <IconButton icon={Pencil} label={t('admin.models.editOf', { name })} onClick={onEdit} />
        <IconButton
          icon={Trash2}
          label={t('admin.models.removeOf', { name })}
          onClick={() => setRemoving(true)}
        />
      </div>
      <TestResult test={test} />
      {isRemoving && <ProviderRemoval provider={provider} onClose={() => setRemoving(false)} />}
    </li>
  )
}
