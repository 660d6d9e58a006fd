import { useState } from 'react'
import type { Conflict } from '#app/flows/domain/editing/merge_graphs'
import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/overlays/dialog'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { ConflictChoice } from '#frontend/features/flows/builder/versions/conflicts/conflict_choice'
import {
  conflictKey,
  type Pick,
  usualPick,
} from '#frontend/features/flows/builder/versions/conflicts/conflict_view'
import { isField } from '#frontend/lib/keys'
import { t } from '#frontend/lib/texts'

/**
 * Asks the person to resolve changes that were made here and elsewhere at once. It can be closed to look at the flow, and
 * does not open by itself while the person types.
 */
export function ConflictDialog() {
  const [isOpen, setOpen] = useState(() => !isField(document.activeElement))
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('flowVersions.conflict.review')}
      </Button>
      {isOpen && <OpenConflict onClose={() => setOpen(false)} />}
    </>
  )
}

function OpenConflict({ onClose }: { onClose: () => void }) {
  const { conflicts } = useBuilder().view
  const [picks, setPicks] = useState<Record<string, Pick>>({})
  const pickOf = (conflict: Conflict) => picks[conflictKey(conflict)] ?? usualPick(conflict)
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('flowVersions.conflict.title')}
      description={t('flowVersions.conflict.lead')}
      footer={<ApplyChoices mine={conflicts.filter((one) => pickOf(one) === 'mine')} />}
    >
      <Merged />
      <ChooseAll conflicts={conflicts} onChoose={setPicks} />
      <ul className="mt-4 grid gap-4">
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflictKey(conflict)}
            conflict={conflict}
            pick={pickOf(conflict)}
            onPick={(pick) => setPicks({ ...picks, [conflictKey(conflict)]: pick })}
          />
        ))}
      </ul>
    </Dialog>
  )
}

/** @param mine the conflicts in which what was done here was chosen */
function ApplyChoices({ mine }: { mine: Conflict[] }) {
  const { sync } = useBuilder()
  return (
    <Button variant="primary" onClick={() => sync.resolve(mine)}>
      {t('flowVersions.conflict.apply')}
    </Button>
  )
}

interface ChooseAllProps {
  conflicts: Conflict[]
  onChoose: (picks: Record<string, Pick>) => void
}

/** Chooses the same side in every conflict. */
function ChooseAll({ conflicts, onChoose }: ChooseAllProps) {
  if (conflicts.length < 2) return null
  const all = (pick: Pick) => () =>
    onChoose(Object.fromEntries(conflicts.map((one) => [conflictKey(one), pick])))
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button size="sm" onClick={all('mine')}>
        {t('flowVersions.conflict.allMine')}
      </Button>
      <Button size="sm" onClick={all('theirs')}>
        {t('flowVersions.conflict.allTheirs')}
      </Button>
    </div>
  )
}

function Merged() {
  const { mine, theirs } = useBuilder().view.merged
  const changes = (count: number) => t('flowVersions.conflict.changes', { count })
  return (
    <p className="text-sm">
      {mine + theirs === 0
        ? t('flowVersions.conflict.nothingElse')
        : t('flowVersions.conflict.merged', { mine: changes(mine), theirs: changes(theirs) })}
    </p>
  )
}
