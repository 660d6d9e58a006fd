import { useSearchParams } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { RouteLink } from '#frontend/components/route_link'
import { Tabs } from '#frontend/components/tabs'
import { GALLERY_TABS, shelvesOf, type GalleryTab } from '#frontend/features/create/home/gallery'
import { GallerySkeleton } from '#frontend/features/create/home/gallery_skeleton'
import type { Template } from '#frontend/prompts/prompt_calls'
import { TemplateCard } from '#frontend/features/create/home/template_card'
import { apiQuery } from '#frontend/lib/api_queries'
import { t } from '#frontend/lib/texts'

/** Ready prompts by category. */
export function TemplateGallery() {
  const { data, error, isPending, refetch } = useQuery(apiQuery('templates.index'))
  return (
    <section aria-labelledby="gallery-title">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="gallery-title" className="text-xl font-semibold">
            {t('create.home.gallery')}
          </h2>
          <p className="mt-1 text-sm text-muted">{t('create.home.galleryLead')}</p>
        </div>
        <RouteLink to="/templates" className="text-link text-sm">
          {t('create.home.seeAll')}
        </RouteLink>
      </div>
      <div className="mt-5">
        {isPending ? (
          <GallerySkeleton />
        ) : error || !data ? (
          <LoadError title={t('create.home.galleryFailed')} onRetry={() => void refetch()} />
        ) : (
          <Shelves templates={data} />
        )}
      </div>
    </section>
  )
}

/** The open tab is in the address. */
function Shelves({ templates }: { templates: Template[] }) {
  const [search, setSearch] = useSearchParams()
  const open = (id: GalleryTab) =>
    setSearch(id === 'all' ? {} : { tab: id }, { replace: true, preventScrollReset: true })
  return (
    <Tabs
      label={t('create.home.tabsLabel')}
      value={GALLERY_TABS.find((id) => id === search.get('tab')) ?? 'all'}
      onChange={open}
      isEven
      tabs={shelvesOf(templates).map(({ id, count, shown }) => ({
        value: id,
        label: t(`create.home.tabs.${id}`),
        badge: count,
        content: <Shelf templates={shown} onShowAll={() => open('all')} />,
      }))}
    />
  )
}

function Shelf({ templates, onShowAll }: { templates: Template[]; onShowAll: () => void }) {
  if (templates.length === 0) {
    return (
      <EmptyState title={t('create.home.emptyTab')}>
        <Button onClick={onShowAll}>{t('create.home.showAll')}</Button>
      </EmptyState>
    )
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {templates.map((template) => (
        <li key={template.id}>
          <TemplateCard template={template} />
        </li>
      ))}
    </ul>
  )
}
