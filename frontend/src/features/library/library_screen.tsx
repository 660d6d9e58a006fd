import { useCallback } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { TEMPLATE_CATEGORIES } from '#app/templates/domain/types'
import { Page } from '#frontend/components/page/page'
import { NotFound } from '#frontend/components/page/not_found'
import { CategoryLinks } from '#frontend/features/library/category_links'
import { LibraryToolbar } from '#frontend/features/library/library_toolbar'
import { TemplateList } from '#frontend/features/library/template_list'
import {
  filterQuery,
  readFilter,
  type ListFilter,
} from '#frontend/features/library/template_filter'
import { useFacets } from '#frontend/features/library/use_templates'
import { ViewButtons } from '#frontend/features/library/view_buttons'
import { addressNow } from '#frontend/lib/window/address_now'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/library'

/** All templates, or those of the category that the address names. */
export function Component() {
  const { category: named } = useParams()
  const category = TEMPLATE_CATEGORIES.find((one) => one === named?.toLowerCase())
  const [address, setAddress] = useSearchParams()
  const filter = readFilter(address)
  const change = useCallback(
    (part: Partial<ListFilter>) =>
      setAddress(filterQuery({ ...readFilter(addressNow()), ...part }), { replace: true }),
    [setAddress]
  )
  const facets = useFacets(category, filter)
  if (named !== undefined && !category) return <NotFound />
  return (
    <Page
      isWide
      title={category ? t(`library.categories.${category}`) : t('library.title')}
      lead={category ? t(`library.leads.${category}`) : t('library.lead')}
    >
      <LibraryToolbar filter={filter} tags={facets?.tags ?? []} onChange={change} />
      <div className="mt-4 flex">
        <ViewButtons view={filter.view} onChange={change} />
      </div>
      <CategoryLinks facets={facets} chosen={category} filter={filter} />
      <TemplateList category={category} filter={filter} onChange={change} />
    </Page>
  )
}
