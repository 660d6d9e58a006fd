import { Bookmark } from 'lucide-react'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button, ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { isNarrowed, type PromptFilter } from '#frontend/features/saved/list/prompt_filter'
import { t } from '#frontend/lib/texts'

interface Props {
  filter: PromptFilter
  onClear: (part: Partial<PromptFilter>) => void
}

export function NoPrompts({ filter, onClear }: Props) {
  if (isNarrowed(filter)) {
    return (
      <EmptyState
        icon={Bookmark}
        title={t('saved.list.noMatch')}
        text={t('saved.list.noMatchText', { filters: filterWords(filter) })}
      >
        <Button onClick={() => onClear({ search: '', tag: '', folder: '' })}>
          {t('saved.list.clearFilters')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={Bookmark} title={t('saved.list.empty')} text={t('saved.list.emptyText')}>
      <ButtonLink variant="primary" to="/home">
        {t('saved.list.emptyAction')}
      </ButtonLink>
      <ButtonLink to="/saved/import">{t('saved.list.emptyImport')}</ButtonLink>
      <ButtonLink variant="ghost" to="/create" state={{ prompt: t('saved.list.sample') }}>
        {t('saved.list.emptySample')}
      </ButtonLink>
    </EmptyState>
  )
}

function filterWords({ search, tag, folder }: PromptFilter): string {
  const words = [
    !isBlankText(search) && t('saved.list.noMatchSearch', { search }),
    tag !== '' && t('saved.list.noMatchTag', { tag }),
    folder !== '' && t('saved.list.noMatchFolder', { folder }),
  ]
  return words.filter(Boolean).join(t('saved.list.and'))
}
