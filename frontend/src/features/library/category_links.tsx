import type { TemplateCategory } from '#app/templates/domain/types'
import type { Data } from '#client/data'
import { RouteLink } from '#frontend/components/route_link'
import { filterQuery, type ListFilter } from '#frontend/features/library/template_filter'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

interface Props {
  facets: Data.Templates.TemplateFacets | null
  chosen: TemplateCategory | undefined
  filter: ListFilter
}

/** The way to each category, with the number of its templates that the filter lets through. */
export function CategoryLinks({ facets, chosen, filter }: Props) {
  const query = new URLSearchParams(filterQuery(filter)).toString()
  const to = (path: string) => (query ? `${path}?${query}` : path)
  const categories = facets?.categories ?? []
  const all = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav aria-label={t('library.categoriesLabel')} className="mt-4">
      <ul className="flex min-h-9 flex-wrap gap-2">
        {facets && (
          <li>
            <CategoryLink
              to={to('/templates')}
              name={t('library.all')}
              count={all}
              isChosen={!chosen}
            />
          </li>
        )}
        {categories.map(({ id, count }) => (
          <li key={id}>
            <CategoryLink
              to={to(`/prompts/${id}`)}
              name={t(`library.categories.${id}`)}
              count={count}
              isChosen={chosen === id}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface LinkProps {
  to: string
  name: string
  count: number
  isChosen: boolean
}

const CategoryLink = ({ to, name, count, isChosen }: LinkProps) => (
  <RouteLink
    to={to}
    aria-current={isChosen ? 'page' : undefined}
    className={classNames(
      'flex min-h-9 items-center gap-2 rounded-control border px-3 text-sm font-medium',
      isChosen
        ? 'border-line-strong bg-raised text-ink'
        : 'border-transparent text-muted hover:bg-sunken hover:text-ink'
    )}
  >
    {name}
    <span className="text-xs text-muted tabular-nums">{count}</span>
  </RouteLink>
)
