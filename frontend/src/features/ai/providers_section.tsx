import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { LoadError } from '#frontend/components/load_error'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { OllamaSearch } from '#frontend/features/ai/ollama_search'
import type { OpenProvider } from '#frontend/features/ai/open_provider'
import { ProviderDialog } from '#frontend/features/ai/provider_dialog'
import { ProviderList } from '#frontend/features/ai/provider_list'
import { providersQuery } from '#frontend/features/ai/providers_api'
import { t } from '#frontend/lib/texts'

export function ProvidersSection() {
  const { data, isPending, refetch } = useQuery({ ...providersQuery, refetchOnMount: 'always' })
  const [open, setOpen] = useState<OpenProvider | null>(null)
  return (
    <section aria-labelledby="providers">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="providers" className="font-semibold">
            {t('admin.models.title')}
          </h2>
          <p className="mt-1 max-w-[70ch] text-sm text-muted">{t('admin.models.lead')}</p>
        </div>
        <Button
          variant="primary"
          icon={Plus}
          onClick={() => setOpen({ provider: null, given: {} })}
        >
          {t('admin.models.add')}
        </Button>
      </div>
      <OllamaSearch onFound={(given) => setOpen({ provider: null, given })} />
      {isPending && <RowsSkeleton label={t('admin.models.loading')} rows={2} />}
      {!isPending && !data && (
        <LoadError
          title={t('admin.models.failed')}
          text={t('admin.models.failedText')}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <ProviderList providers={data} onEdit={(provider) => setOpen({ provider, given: {} })} />
      )}
      {open && <ProviderDialog {...open} onClose={() => setOpen(null)} />}
    </section>
  )
}
