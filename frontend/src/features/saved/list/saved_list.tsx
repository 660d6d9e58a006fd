import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { BulkBar } from '#frontend/features/saved/list/bulk_bar'
import { ListExport } from '#frontend/features/saved/list/list_export'
import { NoPrompts } from '#frontend/features/saved/list/no_prompts'
import { PromptSection } from '#frontend/features/saved/list/prompt_section'
import { SavedToolbar } from '#frontend/features/saved/list/saved_toolbar'
import { usePromptFilter } from '#frontend/features/saved/list/use_prompt_filter'
import { useFacets, useSavedPrompts } from '#frontend/features/saved/list/use_saved_prompts'
import { useSelection } from '#frontend/features/saved/list/use_selection'
import { isRefused } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'

export function SavedList() {
  const [filter, change] = usePromptFilter()
  const { queries, pinned, others, isEmpty } = useSavedPrompts(filter)
  const facets = useFacets()
  const shown = [...pinned, ...others].map(({ id }) => id)
  const selection = useSelection(shown)
  const isImpossible = queries.some(({ error }) => isRefused(error))
  const failed = isImpossible ? [] : queries.filter((query) => query.isError)
  const sectionProps = { selection, onTag: (tag: string) => change({ tag }) }

  return (
    <>
      <SavedToolbar filter={filter} facets={facets} onChange={change} />
      {queries.some(({ isPending }) => isPending) && failed.length === 0 && !isImpossible && (
        <RowsSkeleton label={t('saved.list.loading')} />
      )}
      {failed.length > 0 && (
        <LoadError
          title={t('saved.list.failed')}
          text={t('saved.list.failedText')}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        />
      )}
      {(isEmpty || isImpossible) && <NoPrompts filter={filter} onClear={change} />}
      {shown.length > 0 && (
        <BulkBar selection={selection}>
          <ListExport filter={filter} />
        </BulkBar>
      )}
      <PromptSection title={t('saved.list.pinned')} prompts={pinned} {...sectionProps} />
      <LoadMore query={queries[0]} />
      <PromptSection
        title={t(pinned.length > 0 ? 'saved.list.others' : 'saved.list.all')}
        prompts={others}
        {...sectionProps}
      />
      <LoadMore query={queries[1]} />
    </>
  )
}
