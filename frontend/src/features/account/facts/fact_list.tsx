import { Plus } from 'lucide-react'
import { useState } from 'react'
import { factKey } from '#app/prompts/domain/facts'
import { Button } from '#frontend/components/button'
import { NoMatch } from '#frontend/components/no_match'
import { SearchField } from '#frontend/components/fields/search_field'
import type { FactDraft } from '#frontend/features/account/facts/fact_dialog'
import { FactRow } from '#frontend/features/account/facts/fact_row'
import type { Fact } from '#frontend/lib/facts/facts'
import { t } from '#frontend/lib/texts'

interface Props {
  facts: Fact[]
  onOpen: (draft: FactDraft) => void
}

const WORTH_A_SEARCH = 8

export function FactList({ facts, onOpen }: Props) {
  const [search, setSearch] = useState('')
  const wanted = factKey(search)
  const shown = facts.filter(({ name, value }) => factKey(`${name} ${value}`).includes(wanted))
  if (facts.length === 0) return <NoFacts onOpen={onOpen} />
  return (
    <>
      {(facts.length >= WORTH_A_SEARCH || search !== '') && (
        <div className="mt-4 max-w-xs">
          <SearchField label={t('facts.search')} value={search} onChange={setSearch} />
        </div>
      )}
      {shown.length === 0 ? (
        <NoMatch text={t('facts.noMatch', { search })} onClear={() => setSearch('')} />
      ) : (
        <ul className="mt-4 divide-y divide-line card">
          {shown.map((fact) => (
            <FactRow key={fact.id} fact={fact} onEdit={() => onOpen({ fact })} />
          ))}
        </ul>
      )}
    </>
  )
}

function NoFacts({ onOpen }: Pick<Props, 'onOpen'>) {
  return (
    <div className="mt-4 rounded-card border border-dashed border-line-strong p-5">
      <p className="font-serif text-lg">{t('facts.emptyTitle')}</p>
      <p className="mt-1 text-sm text-muted">{t('facts.emptyText')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={Plus} onClick={() => onOpen({ fact: null })}>
          {t('facts.add')}
        </Button>
        <Button variant="ghost" onClick={() => onOpen({ fact: null, name: t('facts.sampleName') })}>
          {t('facts.sample')}
        </Button>
      </div>
    </div>
  )
}
