import { Lock } from 'lucide-react'
import { isBlankText } from '#app/core/domain/blank_text'
import type { TemplateCategory } from '#app/templates/domain/types'
import { Badge } from '#frontend/components/badge'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { NoMatch } from '#frontend/components/no_match'
import { Skeleton } from '#frontend/components/skeleton'
import { FavoriteButton } from '#frontend/features/library/favorite_button'
import type { ListFilter } from '#frontend/features/library/template_filter'
import { useTemplates } from '#frontend/features/library/use_templates'
import { isRefused } from '#frontend/lib/api'
import { TemplateCard } from '#frontend/prompts/templates/template_card'
import { t } from '#frontend/lib/texts'

interface Props {
  category: TemplateCategory | undefined
  filter: ListFilter
  onChange: (part: Partial<ListFilter>) => void
}

export function TemplateList({ category, filter, onChange }: Props) {
  const { query, templates } = useTemplates(category, filter)
  if (query.isPending) return <ListSkeleton />
  if (query.isError && !isRefused(query.error) && templates.length === 0)
    return <LoadError title={t('library.failed')} onRetry={() => void query.refetch()} />
  if (templates.length === 0 && isWholeView(filter)) return <NothingYet view={filter.view} />
  if (templates.length === 0)
    return (
      <NoMatch
        title={t('library.noMatch')}
        text={noMatchText(filter)}
        clearLabel={t('library.showAll')}
        onClear={() => onChange({ search: '', tag: '', view: 'all' })}
      />
    )
  return (
    <>
      <h2 className="sr-only">{t('library.list')}</h2>
      <ul aria-label={t('library.list')} className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {templates.map((template) => (
          <li key={template.id}>
            <TemplateCard template={template} to={`/templates/${template.id}`}>
              {!template.isPublic && <Badge icon={Lock}>{t('library.private')}</Badge>}
              {template.uses > 0 && <Badge>{t('library.uses', { count: template.uses })}</Badge>}
              <FavoriteButton template={template} className="-mr-2 ml-auto" />
            </TemplateCard>
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  )
}

/** Names what was asked for; a control character in the address shows nothing. */
function noMatchText({ search, tag }: ListFilter): string {
  const asked = [
    ...(isBlankText(search) ? [] : [t('library.noMatchSearch', { search: search.trim() })]),
    ...(tag === '' ? [] : [t('library.noMatchTag', { tag: tag.replaceAll('\0', '') })]),
  ]
  if (asked.length === 0) return t('library.noMatchText')
  return t('library.noMatchAsked', { asked: asked.join(t('library.noMatchAnd')) })
}

const isWholeView = ({ search, tag, view }: ListFilter) =>
  view !== 'all' && isBlankText(search) && tag === ''

/** A view that has no template yet says how one gets there. */
const NothingYet = ({ view }: Pick<ListFilter, 'view'>) => (
  <EmptyState title={t(`library.empty.${view}.title`)} text={t(`library.empty.${view}.text`)}>
    <ButtonLink to="/templates">{t('library.empty.browse')}</ButtonLink>
  </EmptyState>
)

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

const ListSkeleton = () => (
  <div role="status" aria-label={t('library.loading')}>
    <div className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {CARDS.map((card) => (
        <Skeleton key={card} className="h-[184px] rounded-card" />
      ))}
    </div>
  </div>
)
