import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '#frontend/components/button'
import type { DonePhase } from '#frontend/features/importing/use_import'
import type { RunState } from '#frontend/features/importing/import_run'
import { useUndoImport } from '#frontend/features/importing/use_undo_import'
import { t } from '#frontend/lib/texts'

interface Props {
  phase: DonePhase
  onAgain: () => void
}

/** What came of an import, with one undo for all of it. */
export function ImportResult({ phase, onAgain }: Props) {
  const { result, isStopped } = phase
  const { leftOut, added } = result
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="card p-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold">
        {t('importing.done.title', { count: added })}
      </h2>
      {isStopped && <p className="mt-2 text-sm text-muted">{t('importing.done.stopped')}</p>}
      {leftOut && (
        <p className="mt-2 text-sm text-muted">
          {t('importing.done.leftOut', {
            ...{ count: result.total - added, reason: leftOut.reason, hint: leftOut.hint },
          })}
        </p>
      )}
      <Actions result={result} onAgain={onAgain} />
    </div>
  )
}

function Actions({ result, onAgain }: { result: RunState; onAgain: () => void }) {
  const { leftOut, importId, added } = result
  const { undo, isBusy } = useUndoImport()
  const undoAll = async () => {
    if (importId !== null && (await undo(importId))) onAgain()
  }
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <ButtonLink variant="primary" to="/saved">
        {t('importing.done.open')}
      </ButtonLink>
      {leftOut?.offer === 'pro' && (
        <ButtonLink to="/payment">{t('importing.done.upgrade')}</ButtonLink>
      )}
      {added > 0 && (
        <Button isBusy={isBusy} onClick={() => void undoAll()}>
          {t('importing.done.undo')}
        </Button>
      )}
      <Button variant="ghost" onClick={onAgain}>
        {t('importing.done.again')}
      </Button>
    </div>
  )
}
