import { GitCompareArrows, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { CompareDialog } from '#frontend/components/compare_dialog'
import { PartialText } from '#frontend/components/partial_text'
import type { Refinement } from '#frontend/features/saved/use_refinement'
import { t } from '#frontend/lib/texts'

/** What came of an instruction, what went missing by it, and the way back. */
export function RefineOutcome({ work }: { work: Refinement }) {
  const { state, partial, refined, before, failure } = work
  const [isComparing, setComparing] = useState(false)
  if (state === 'failed' || state === 'stopped') {
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
  if (state !== 'done' || !refined) return null
  const { version, content } = refined.version
  const words = refined.lost.map(({ text }) => `“${text}”`).join(', ')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="mr-2 text-sm">
        {t(refined.isDraft ? 'refine.done' : 'refine.notDraft', { version })}
      </p>
      <Button size="sm" icon={GitCompareArrows} onClick={() => setComparing(true)}>
        {t('refine.show')}
      </Button>
      {refined.isDraft && (
        <Button size="sm" icon={Undo2} onClick={() => void work.undo()}>
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
