import { useState } from 'react'
import type { KindQuestion as Question } from '#app/prompts/domain/types'
import { AllKinds } from '#frontend/features/create/kind/all_kinds_part'
import type { KindChoice } from '#frontend/features/create/kind/use_kind'
import { useShortcut } from '#frontend/lib/keys'
import { t } from '#frontend/lib/texts'

interface Props {
  question: Question
  choice: KindChoice
}

/** Asks what should come back: the likeliest kinds, each one click or one key away, and all others by name. */
export function KindQuestion({ question: { kinds }, choice }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const other = kinds.length + 1
  return (
    <section aria-labelledby="kind-title" className="flex flex-col gap-3">
      <h3 id="kind-title" className="text-xl font-semibold">
        {t('create.kind.title')}
      </h3>
      <p className="text-sm text-muted">{t('create.kind.lead')}</p>
      <ul className="flex flex-wrap gap-2">
        {kinds.map(({ id, label }, at) => (
          <li key={id}>
            <Chip number={at + 1} label={label} onPress={() => choice.choose(id)} />
          </li>
        ))}
        <li>
          <Chip
            number={other}
            label={t('create.kind.other')}
            isExpanded={showsAll}
            onPress={() => setShowsAll(!showsAll)}
          />
        </li>
      </ul>
      {showsAll && <AllKinds onChoose={choice.choose} onClose={() => setShowsAll(false)} />}
    </section>
  )
}

interface ChipProps {
  number: number
  label: string
  isExpanded?: boolean
  onPress: () => void
}

/** Its number on the keyboard presses it too, while nobody types. */
function Chip({ number, label, isExpanded, onPress }: ChipProps) {
  useShortcut(String(number), onPress)
  return (
    <button
      type="button"
      aria-expanded={isExpanded}
      aria-keyshortcuts={String(number)}
      onClick={onPress}
      className="button-quiet min-h-10 px-4 text-sm"
    >
      {label}
      <kbd aria-hidden="true" className="font-mono text-xs text-muted max-sm:hidden">
        {number}
      </kbd>
    </button>
  )
}
