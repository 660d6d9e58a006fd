import { type FormEvent, useId, useState } from 'react'
import { NODE_KINDS, type NodeKind } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { SearchField } from '#frontend/components/fields/search_field'
import { kindWords } from '#frontend/features/flows/builder/kind_words'
import { rankByWords } from '#frontend/lib/rank_by_words'
import { t } from '#frontend/lib/texts'

/** All kinds of steps with what they are for, narrowed by typing. Enter takes the first one. */
export function KindChoice({ onChoose }: { onChoose: (kind: NodeKind) => void }) {
  const id = useId()
  const [search, setSearch] = useState('')
  const kinds = kindsFor(search)
  const chooseFirst = (event: FormEvent) => {
    event.preventDefault()
    if (kinds.length > 0) onChoose(kinds[0])
  }
  return (
    <div>
      <h3 id={id} className="text-sm font-medium">
        {t('steps.ask.kinds')}
      </h3>
      <form role="search" className="mt-1.5" onSubmit={chooseFirst}>
        <SearchField isFirst label={t('steps.ask.findKind')} value={search} onChange={setSearch} />
      </form>
      <p role="status" className={kinds.length > 0 ? 'sr-only' : 'mt-3 text-sm text-muted'}>
        {kinds.length === 0
          ? t('steps.ask.noKind', { search })
          : search !== '' && t('steps.ask.kindsFound', { count: kinds.length })}
      </p>
      <ul aria-labelledby={id} className="mt-2 grid gap-1">
        {kinds.map((kind) => (
          <li key={kind}>
            <Kind kind={kind} onChoose={() => onChoose(kind)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The kinds that match a search, the best first. An empty search gives all of them in their usual order. */
function kindsFor(search: string): NodeKind[] {
  const ranked = NODE_KINDS.map((kind) => {
    return { kind, rank: rankByWords(kind, search, kindWords(kind)) }
  })
  return ranked
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ kind }) => kind)
}

function Kind({ kind, onChoose }: { kind: NodeKind; onChoose: () => void }) {
  const { title, help } = kindOf(kind)
  const id = useId()
  return (
    <button
      type="button"
      aria-label={title}
      aria-describedby={id}
      onClick={onChoose}
      className="w-full rounded-control border border-line p-3 text-left hover:bg-sunken"
    >
      <span className="block text-sm font-medium">{title}</span>
      <span id={id} className="mt-0.5 block text-sm text-muted">
        {help}
      </span>
    </button>
  )
}
