import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { RuleChoice } from '#app/auth/domain/preferences'
import type { RuleNote } from '#app/prompts/domain/findings/rule_notes'
import { LoadError } from '#frontend/components/load_error'
import { NoMatch } from '#frontend/components/no_match'
import { SearchField } from '#frontend/components/fields/search_field'
import { Select } from '#frontend/components/fields/select'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { engine } from '#frontend/lib/engine/engine_client'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import { usePreferenceChange } from '#frontend/lib/session/use_preference_change'

/** For each rule of the engine: ask each time, always follow it, or never hear of it. */
export function RuleChoices() {
  const [isOpen, setOpen] = useState(false)
  const { preferences } = usePerson()
  const count = Object.keys(preferences.rules ?? {}).length
  return (
    <section>
      <h2 className="font-semibold">{t('account.rules.title')}</h2>
      <p className="mt-1 text-sm text-muted">{t('account.rules.lead')}</p>
      <details className="mt-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-6 cursor-pointer text-sm font-medium">
          {t('account.rules.chosen', { count })}
        </summary>
        {isOpen && <RuleList />}
      </details>
    </section>
  )
}

function RuleList() {
  const [search, setSearch] = useState('')
  const { rules = {} } = usePerson().preferences
  const notes = useQuery({
    queryKey: ['engine.rules'],
    queryFn: () => engine.rules(),
    retry: false,
  })
  if (notes.isPending) return <RowsSkeleton label={t('account.rules.loading')} />
  if (notes.isError) {
    return <LoadError title={t('account.rules.failed')} onRetry={() => void notes.refetch()} />
  }
  const wanted = search.trim().toLowerCase()
  const found = notes.data.filter(({ id, why }) => `${id} ${why}`.toLowerCase().includes(wanted))
  const sorted = found.toSorted((one, other) => rank(rules[one.id]) - rank(rules[other.id]))
  return (
    <div className="mt-3">
      <SearchField
        label={t('account.rules.search')}
        placeholder={t('account.rules.search')}
        value={search}
        onChange={setSearch}
      />
      {sorted.length === 0 && (
        <NoMatch text={t('account.rules.noMatch', { search })} onClear={() => setSearch('')} />
      )}
      <ul className="mt-2 divide-y divide-line">
        {sorted.map((note) => (
          <Rule key={note.id} note={note} choice={rules[note.id] ?? null} />
        ))}
      </ul>
    </div>
  )
}

/** What was chosen for comes first. */
const rank = (choice: RuleChoice | undefined) => (choice ? 0 : 1)

const CHOICES = ['ask', 'always', 'never'] as const

function Rule({ note, choice }: { note: RuleNote; choice: RuleChoice | null }) {
  const change = usePreferenceChange()
  const options = CHOICES.map((value) => ({ value, label: t(`account.rules.choices.${value}`) }))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-60 flex-1 text-sm">
        <p>{note.why}</p>
        <p className="font-mono text-xs text-muted">{note.id}</p>
      </div>
      <Select
        label={t('account.rules.choiceOf', { rule: note.why })}
        isLabelHidden
        value={choice ?? 'ask'}
        options={options}
        onChange={(value) => change({ rules: { [note.id]: value === 'ask' ? null : value } })}
      />
    </li>
  )
}
