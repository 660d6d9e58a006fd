import { useState } from 'react'
import { kindLabel } from '#app/prompts/domain/kinds/deliverable_labels'
import { Button } from '#frontend/components/button'
import { AllKinds } from '#frontend/features/create/kind/all_kinds_part'
import type { KindChoice } from '#frontend/features/create/kind/use_kind'
import { t } from '#frontend/lib/texts'

interface Props {
  /** The id of the kind that the result is of. */
  kind: string
  /** Kinds within it that may fit better. */
  narrower: readonly string[]
  choice: KindChoice
}

/** What kind of work the result is, and the way to another one. */
export function KindLine({ kind, narrower, choice }: Props) {
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
        {narrower.length > 0 && <Narrower kinds={narrower} onChoose={choose} />}
      </div>
      {isChanging && <AllKinds onChoose={choose} onClose={() => setChanging(false)} />}
    </div>
  )
}

interface NarrowerProps {
  kinds: readonly string[]
  onChoose: (kind: string) => void
}

/** The kinds that may fit better, one click away. */
function Narrower({ kinds, onChoose }: NarrowerProps) {
  return (
    <div
      role="group"
      aria-label={t('create.kind.narrower')}
      className="flex flex-wrap items-center gap-x-1"
    >
      <p aria-hidden="true">{t('create.kind.narrower')}</p>
      {kinds.map((kind) => (
        <Button key={kind} size="sm" variant="ghost" onClick={() => onChoose(kind)}>
          {kindLabel(kind) ?? kind}
        </Button>
      ))}
    </div>
  )
}
