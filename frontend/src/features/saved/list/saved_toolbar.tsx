import { useCallback } from 'react'
import { SearchField } from '#frontend/components/fields/search_field'
import { Select } from '#frontend/components/fields/select'
import { SORTS, type PromptFilter } from '#frontend/features/saved/list/prompt_filter'
import type { Facets } from '#frontend/features/saved/list/use_saved_prompts'
import { useDebouncedText } from '#frontend/lib/use_debounced_text'
import { t } from '#frontend/lib/texts'

interface Props {
  filter: PromptFilter
  facets: Facets
  onChange: (part: Partial<PromptFilter>) => void
}

/** Stands for "any" in a select, where an empty value means nothing chosen. */
const ANY = '\u0000any'

export function SavedToolbar({ filter, facets, onChange }: Props) {
  const rest = useCallback((search: string) => onChange({ search }), [onChange])
  const [typed, setTyped] = useDebouncedText(filter.search, rest)
  return (
    <search className="flex flex-wrap items-end gap-3">
      <div className="min-w-60 flex-1">
        <SearchField
          label={t('saved.list.search')}
          placeholder={t('saved.list.search')}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Select
        className="flex-1 sm:flex-none"
        label={t('saved.list.tagLabel')}
        value={filter.tag || ANY}
        onChange={(tag) => onChange({ tag: tag === ANY ? '' : tag })}
        options={optionsOf(t('saved.list.allTags'), facets.tags, filter.tag)}
      />
      <Select
        className="flex-1 sm:flex-none"
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
