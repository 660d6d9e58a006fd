import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { GALLERY_TABS, type GalleryTab } from '#app/templates/domain/gallery'
import type { Data } from '#client/data'
import { Button } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { RouteLink } from '#frontend/components/route_link'
import { Tabs } from '#frontend/components/tabs'
import { GallerySkeleton } from '#frontend/features/create/home/gallery_skeleton'
import { TemplateCard } from '#frontend/prompts/templates/template_card'
import { apiQuery } from '#frontend/lib/api_queries'
import { t } from '#frontend/lib/texts'

/** Ready prompts by category. */
export function TemplateGallery() {
  const { data, error, isPending, refetch } = useQuery(apiQuery('template_galleries.show'))
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
          <Shelves shelves={data} />
        )}
      </div>
    </section>
  )
}

type Shelf = Data.Templates.TemplateShelf

/** The open tab is in the address. */
function Shelves({ shelves }: { shelves: Shelf[] }) {
  const [search, setSearch] = useSearchParams()
  const open = (id: GalleryTab) =>
    setSearch(id === 'all' ? {} : { tab: id }, { replace: true, preventScrollReset: true })
  return (
    <Tabs
      label={t('create.home.tabsLabel')}
      value={GALLERY_TABS.find((id) => id === search.get('tab')) ?? 'all'}
      onChange={open}
      isEven
      tabs={shelves.map(({ id, count, templates }) => ({
        value: id,
        label: t(`create.home.tabs.${id}`),
        badge: count,
        content: <ShelfList templates={templates} onShowAll={() => open('all')} />,
      }))}
    />
  )
}

interface ShelfProps {
  templates: Shelf['templates']
  onShowAll: () => void
}

function ShelfList({ templates, onShowAll }: ShelfProps) {
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
          <TemplateCard
            template={template}
            to={`/prompt-editor?${new URLSearchParams({ template: template.id })}`}
          />
        </li>
      ))}
    </ul>
  )
}
