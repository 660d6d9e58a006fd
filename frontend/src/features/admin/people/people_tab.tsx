import { UsersRound } from 'lucide-react'
import { EmptyState } from '#frontend/components/empty_state'
import { ListSearch } from '#frontend/components/fields/list_search'
import { Select } from '#frontend/components/fields/select'
import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { NoMatch } from '#frontend/components/no_match'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { ONLY, type Only, usePeople } from '#frontend/features/admin/people/people_api'
import { PersonDialog } from '#frontend/features/admin/people/person_dialog'
import { PersonRow } from '#frontend/features/admin/people/person_row'
import { useDeskAddress } from '#frontend/features/admin/use_desk_address'
import { searchText } from '#frontend/lib/search_text'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/people'

/** Users: who is here, and all that an administrator can do for a person or against them. */
export function PeopleTab() {
  const { read, change } = useDeskAddress()
  const search = searchText(read('search'))
  const only = ONLY.find((known) => known === read('only')) ?? null
  const openId = read('user')
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <ListSearch
          label={t('people.search')}
          placeholder={t('people.search')}
          search={search}
          onChange={change}
        />
        <Select<Only | 'all'>
          label={t('people.only')}
          value={only ?? 'all'}
          onChange={(value) => change({ only: value === 'all' ? null : value })}
          options={(['all', ...ONLY] as const).map((value) => ({
            value,
            label: t(`people.filters.${value}`),
          }))}
        />
      </div>
      <PeopleList
        {...{ search, only }}
        onClear={() => change({ search: null, only: null })}
        onOpen={(user) => change({ user })}
      />
      {openId && <PersonDialog id={openId} onClose={() => change({ user: null })} />}
    </>
  )
}

interface ListProps {
  search: string
  only: Only | null
  onClear: () => void
  onOpen: (id: string) => void
}

function PeopleList({ search, only, onClear, onOpen }: ListProps) {
  const { query, people } = usePeople({ search, only })
  if (query.isPending) return <RowsSkeleton label={t('people.loading')} rows={6} />
  if (query.isError && people.length === 0)
    return (
      <LoadError
        title={t('people.failed')}
        text={t('people.failedText')}
        onRetry={() => void query.refetch()}
      />
    )
  if (people.length === 0) return <NobodyFound {...{ search, only, onClear }} />
  return (
    <>
      <ul aria-label={t('people.list')} className="mt-5 divide-y divide-line card">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} onOpen={onOpen} />
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  )
}

function NobodyFound({ search, only, onClear }: Omit<ListProps, 'onOpen'>) {
  if (!search && !only)
    return <EmptyState icon={UsersRound} title={t('people.empty')} text={t('people.emptyText')} />
  const text = search ? t('people.noMatchText', { search }) : t('people.noMatchOnly')
  return <NoMatch title={t('people.noMatch')} text={text} onClear={onClear} />
}
