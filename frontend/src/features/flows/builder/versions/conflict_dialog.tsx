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
import { t } from '#frontend/lib/texts'

/** What was changed here and elsewhere at once, to be decided by the person. It can be closed to look at the flow. */
export function ConflictDialog() {
  const [isOpen, setOpen] = useState(true)
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
      footer={<Decisions mine={conflicts.filter((one) => pickOf(one) === 'mine')} />}
    >
      <Merged />
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
function Decisions({ mine }: { mine: Conflict[] }) {
  const { sync, view } = useBuilder()
  return (
    <>
      <Button onClick={() => sync.resolve([])}>{t('flowVersions.conflict.useTheirs')}</Button>
      <Button onClick={() => sync.resolve(view.conflicts)}>
        {t('flowVersions.conflict.useMine')}
      </Button>
      <Button variant="primary" onClick={() => sync.resolve(mine)}>
        {t('flowVersions.conflict.apply')}
      </Button>
    </>
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
