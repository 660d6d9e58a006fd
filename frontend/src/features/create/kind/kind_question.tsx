import { useState } from 'react'
import type { KindQuestion as Question } from '#app/prompts/domain/types'
import { AnswerChip } from '#frontend/components/answer_chip'
import { AllKinds } from '#frontend/features/create/kind/all_kinds_part'
import type { KindChoice } from '#frontend/features/create/kind/use_kind'
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
            <AnswerChip number={at + 1} label={label} onPress={() => choice.choose(id)} />
          </li>
        ))}
        <li>
          <AnswerChip
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
