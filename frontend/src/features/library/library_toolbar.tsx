import { TEMPLATE_SORTS } from '#app/templates/domain/search/find_templates'
import { ListSearch } from '#frontend/components/fields/list_search'
import { Select } from '#frontend/components/fields/select'
import type { ListFilter } from '#frontend/features/library/template_filter'
import { t } from '#frontend/lib/texts'

interface Props {
  filter: ListFilter
  tags: { tag: string; count: number }[]
  onChange: (part: Partial<ListFilter>) => void
}

/** Stands for "any" in a select, where an empty value means nothing chosen. */
const ANY = '\u0000any'

export function LibraryToolbar({ filter, tags, onChange }: Props) {
  const known = tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }))
  const isKnown = filter.tag === '' || tags.some(({ tag }) => tag === filter.tag)
  const chosen = isKnown ? [] : [{ value: filter.tag, label: filter.tag }]
  return (
    <search className="flex flex-wrap items-end gap-3">
      <ListSearch
        label={t('library.search')}
        placeholder={t('library.searchHint')}
        search={filter.search}
        onChange={onChange}
      />
      <Select
        className="flex-1 sm:w-52 sm:flex-none"
        label={t('library.tagLabel')}
        value={filter.tag || ANY}
        onChange={(tag) => onChange({ tag: tag === ANY ? '' : tag })}
        options={[{ value: ANY, label: t('library.allTags') }, ...chosen, ...known]}
      />
      <Select
        className="flex-1 sm:flex-none"
        label={t('library.sortLabel')}
        value={filter.sort}
        onChange={(sort) => onChange({ sort })}
        options={TEMPLATE_SORTS.map((value) => ({ value, label: t(`library.sorts.${value}`) }))}
      />
    </search>
  )
}
