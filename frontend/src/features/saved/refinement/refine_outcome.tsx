import { GitCompareArrows, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { CompareDialog } from '#frontend/components/compare/compare_dialog'
import { PartialText } from '#frontend/components/partial_text'
import type { Refined, Refinement } from '#frontend/features/saved/refinement/use_refinement'
import { t } from '#frontend/lib/texts'

/** What came of an instruction, what went missing by it, and the way back. */
export function RefineOutcome({ work }: { work: Refinement }) {
  const { state, refined, before } = work
  if (state === 'failed' || state === 'stopped') return <NotRefined work={work} />
  if (state !== 'done' || !refined) return null
  return <Done refined={refined} before={before} onUndo={() => void work.undo()} />
}

function NotRefined({ work: { state, partial, failure } }: { work: Refinement }) {
  return (
    <div>
      {state === 'failed' ? (
        <p role="alert" className="text-sm text-danger">
          {t('refine.failed')} {failure}
        </p>
      ) : (
        <p role="status" className="text-sm">
          {t('refine.stopped')}
        </p>
      )}
      {partial !== '' && <PartialText text={partial} />}
    </div>
  )
}

interface DoneProps {
  refined: Refined
  before: string
  onUndo: () => void
}

function Done({ refined: { version: made, isDraft, lost }, before, onUndo }: DoneProps) {
  const [isComparing, setComparing] = useState(false)
  const { version, content } = made
  const words = lost.map(({ text }) => `“${text}”`).join(', ')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="mr-2 text-sm">
        {t(isDraft ? 'refine.done' : 'refine.notDraft', { version })}
      </p>
      <Button size="sm" icon={GitCompareArrows} onClick={() => setComparing(true)}>
        {t('refine.show')}
      </Button>
      {isDraft && (
        <Button size="sm" icon={Undo2} onClick={onUndo}>
          {t('refine.undo')}
        </Button>
      )}
      {words !== '' && (
        <p role="alert" className="w-full rounded-control bg-warning-soft px-4 py-3 text-sm">
          {t('refine.lost', { words })}
        </p>
      )}
      {isComparing && (
        <CompareDialog
          choices={[
            { value: 'before', label: t('refine.before'), text: before },
            { value: 'after', label: t('refine.after', { version }), text: content },
          ]}
          from="before"
          to="after"
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  )
}
