import { useMutation } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Button } from '#frontend/components/button'
import type { ProviderWords } from '#frontend/features/ai/provider_words'
import { api, type ResponseOf } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

interface Props {
  onFound: (given: Partial<ProviderWords>) => void
}

/** Looks for models on the machine of the server when it is asked to. */
export function OllamaSearch({ onFound }: Props) {
  const search = useMutation({
    mutationFn: () => api.modelSearches.store({}),
    onSuccess: ({ found, models }) => {
      if (found === null) return
      onFound({ name: t('admin.models.ollama'), baseUrl: found, model: models[0]?.id ?? '' })
    },
  })
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" icon={Search} isBusy={search.isPending} onClick={() => search.mutate()}>
        {t('admin.models.search')}
      </Button>
      <p role="status" className="text-sm text-muted">
        {search.isError && t('admin.models.searchFailed', { reason: reasonOf(search.error) })}
        {search.data && summaryOf(search.data)}
      </p>
    </div>
  )
}

function summaryOf({ found, isAllowed }: ResponseOf<'model_searches.store'>): string {
  if (found !== null) return ''
  return t(isAllowed ? 'admin.models.searchNone' : 'admin.models.searchForbidden')
}
