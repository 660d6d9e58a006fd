import { Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '#frontend/components/icon_button'
import { Switch } from '#frontend/components/fields/switch'
import { AllChanges } from '#frontend/features/create/marks/all_changes'
import type { EditDecisions } from '#frontend/features/create/marks/use_decisions'
import { t } from '#frontend/lib/texts'

interface Props {
  title: string
  isMarked: boolean
  onMarked: (isMarked: boolean) => void
  decisions: EditDecisions
}

/** Above a variant: whether its marks show, how far its reader is, and the way back. */
export function MarkToolbar({ title, isMarked, onMarked, decisions }: Props) {
  const { verdicts, canUndo, canRedo, undo, redo } = decisions
  const settled = verdicts.filter((verdict) => verdict !== null).length
  const out = verdicts.filter((verdict) => verdict === 'rejected').length
  return (
    <div className="flex min-h-9 grow flex-wrap items-center gap-x-3">
      <Switch
        label={t('create.variant.showChanges')}
        checked={isMarked}
        onChange={onMarked}
        aria-label={t('create.variant.showChangesOf', { title })}
      />
      <p role="status" className="text-sm text-muted">
        {settled > 0 && t('create.marks.progress', { settled, total: verdicts.length, out })}
      </p>
      <AllChanges title={title} decisions={decisions} />
      {(canUndo || canRedo) && (
        <span className="ml-auto flex">
          <IconButton
            icon={Undo2}
            label={t('create.marks.undoOf', { title })}
            aria-disabled={!canUndo}
            onClick={undo}
          />
          <IconButton
            icon={Redo2}
            label={t('create.marks.redoOf', { title })}
            aria-disabled={!canRedo}
            onClick={redo}
          />
        </span>
      )}
    </div>
  )
}
