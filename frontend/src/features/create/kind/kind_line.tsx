import { useState } from 'react'
import { kindLabel } from '#app/prompts/domain/kinds/deliverable_labels'
import { Button } from '#frontend/components/button'
import { AllKinds } from '#frontend/features/create/kind/all_kinds_part'
import type { KindChoice } from '#frontend/features/create/kind/use_kind'
import { t } from '#frontend/lib/texts'

interface Props {
  /** The id of the kind that the result is of. */
  kind: string
  choice: KindChoice
}

/** What kind of work the result is, and the way to another one. */
export function KindLine({ kind, choice }: Props) {
  const [isChanging, setChanging] = useState(false)
  const choose = (next: string) => {
    setChanging(false)
    choice.choose(next)
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        <p>{t('create.kind.is', { kind: kindLabel(kind) ?? kind })}</p>
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isChanging}
          onClick={() => setChanging(!isChanging)}
        >
          {t('create.kind.change')}
        </Button>
        {choice.undo && (
          <Button size="sm" variant="ghost" onClick={choice.undo}>
            {t('create.kind.undo')}
          </Button>
        )}
      </div>
      {isChanging && <AllKinds onChoose={choose} onClose={() => setChanging(false)} />}
    </div>
  )
}
