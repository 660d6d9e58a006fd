import { Trash2 } from 'lucide-react'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { DeletedRow } from '#frontend/features/saved/deleted/deleted_row'
import { useDeletedPrompts } from '#frontend/features/saved/list/use_saved_prompts'
import { t } from '#frontend/lib/texts'

export function DeletedList() {
  const { query, prompts } = useDeletedPrompts()
  return (
    <>
      <p className="text-sm text-muted">{t('saved.deleted.lead')}</p>
      {query.isPending && <RowsSkeleton label={t('saved.list.loading')} />}
      {query.isError && (
        <LoadError
          title={t('saved.list.failed')}
          text={t('saved.list.failedText')}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && prompts.length === 0 && (
        <EmptyState
          icon={Trash2}
          title={t('saved.deleted.empty')}
          text={t('saved.deleted.emptyText')}
        />
      )}
      {prompts.length > 0 && (
        <ul className="mt-4 divide-y divide-line card">
          {prompts.map((prompt) => (
            <DeletedRow key={prompt.id} prompt={prompt} />
          ))}
        </ul>
      )}
      <LoadMore query={query} />
    </>
  )
}
