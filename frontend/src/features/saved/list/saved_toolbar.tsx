import { ListSearch } from '#frontend/components/fields/list_search'
import { Select } from '#frontend/components/fields/select'
import { SORTS, type PromptFilter } from '#frontend/features/saved/list/prompt_filter'
import type { Facets } from '#frontend/features/saved/list/use_saved_prompts'
import { t } from '#frontend/lib/texts'

interface Props {
  filter: PromptFilter
  facets: Facets
  onChange: (part: Partial<PromptFilter>) => void
}

/** Stands for "any" in a select, where an empty value means nothing chosen. */
const ANY = '\u0000any'

export function SavedToolbar({ filter, facets, onChange }: Props) {
  return (
    <search className="flex flex-wrap items-end gap-3">
      <ListSearch
        label={t('saved.list.search')}
        placeholder={t('saved.list.search')}
        search={filter.search}
        onChange={onChange}
      />
      <Select
        className="flex-1 sm:w-44 sm:flex-none"
        label={t('saved.list.tagLabel')}
        value={filter.tag || ANY}
        onChange={(tag) => onChange({ tag: tag === ANY ? '' : tag })}
        options={optionsOf(t('saved.list.allTags'), facets.tags, filter.tag)}
      />
      <Select
        className="flex-1 sm:w-44 sm:flex-none"
        label={t('saved.list.folderLabel')}
        value={filter.folder || ANY}
        onChange={(folder) => onChange({ folder: folder === ANY ? '' : folder })}
        options={optionsOf(t('saved.list.allFolders'), facets.folders, filter.folder)}
      />
      <Select
        className="flex-1 sm:flex-none"
        label={t('saved.list.sortLabel')}
        value={filter.sort}
        onChange={(sort) => onChange({ sort })}
        options={SORTS.map((value) => ({ value, label: t(`saved.list.sorts.${value}`) }))}
      />
    </search>
  )
}

function optionsOf(any: string, known: string[], chosen: string) {
  const values = chosen === '' || known.includes(chosen) ? known : [chosen, ...known]
  return [{ value: ANY, label: any }, ...values.map((value) => ({ value, label: value }))]
}
