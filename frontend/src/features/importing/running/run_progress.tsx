import { Button } from '#frontend/components/button'
import { Spinner } from '#frontend/components/spinner'
import type { ImportState, RunningPhase } from '#frontend/features/importing/use_import'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

interface Props {
  phase: RunningPhase
  state: ImportState
}

/** How many prompts are in, with a way to stop, and a way on where a call failed. */
export function RunProgress({ phase, state }: Props) {
  if (phase.error) return <Interrupted phase={phase} state={state} />
  const { added = 0, total = 0 } = phase.progress ?? {}
  const share = total === 0 ? 0 : Math.floor((added / total) * 100)
  return (
    <div className="card p-5">
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {t('importing.run.progress', {
            ...{ done: added.toLocaleString(), total: total.toLocaleString() },
          })}
        </p>
        <Button size="sm" isBusy={phase.isStopping} onClick={() => state.stop(phase)}>
          {t(phase.isStopping ? 'importing.run.stopping' : 'importing.run.stop')}
        </Button>
      </div>
      <div
        role="progressbar"
        aria-label={t('importing.run.label')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        className="mt-4 h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-ember" style={{ width: `${share}%` }} />
      </div>
    </div>
  )
}

function Interrupted({ phase, state }: Props) {
  return (
    <div role="alert" className="card p-5">
      <p className="font-medium">{t('importing.run.failed')}</p>
      <p className="mt-1 text-sm text-muted">
        {t('importing.run.failedText', { reason: reasonOf(phase.error) })}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => state.goOn(phase)}>
          {t('importing.run.goOn')}
        </Button>
        <Button onClick={() => state.finish(phase)}>{t('importing.run.stop')}</Button>
      </div>
    </div>
  )
}
