import { Play, RotateCw, Square } from 'lucide-react'
import { hasBatchEnded } from '#app/flows/domain/batches/batch'
import { Button } from '#frontend/components/button'
import { CreditWarning } from '#frontend/components/figures/credit_warning'
import type { Batch } from '#frontend/features/flows/batches/batches_api'
import { useBatchChanges } from '#frontend/features/flows/batches/use_batch_changes'
import { t } from '#frontend/lib/texts'
import { useCredits } from '#frontend/lib/use_credits'

/** Buttons that stop or continue a batch. */
export function BatchActions({ batch }: { batch: Batch }) {
  const changes = useBatchChanges(batch.id)
  const { stop } = changes
  if (hasBatchEnded(batch.status)) return <GoOn {...{ batch, changes }} />
  return (
    <Button icon={Square} isBusy={stop.isPending} onClick={() => stop.mutate()}>
      {t(stop.isPending ? 'batches.batch.stopping' : 'batches.batch.stop')}
    </Button>
  )
}

interface GoOnProps {
  batch: Batch
  changes: ReturnType<typeof useBatchChanges>
}

/** Each button says how many rows it runs: as many as there are credits for. */
function GoOn({ batch: { counts, unreadable }, changes: { goOn } }: GoOnProps) {
  const remaining = useCredits()?.remaining ?? 0
  const left = counts.queued + counts.canceled
  const failed = counts.failed - unreadable
  const limitOf = (rows: number) => (rows > remaining && remaining > 0 ? remaining : undefined)
  const [limitOfAll, limitOfLeft] = [limitOf(left + failed), limitOf(left)]
  return (
    <>
      {failed > 0 && (
        <Button
          icon={RotateCw}
          isBusy={goOn.isPending}
          onClick={() => goOn.mutate({ failed: true, limitRows: limitOfAll })}
        >
          {left === 0 && limitOfAll === undefined
            ? t('batches.batch.again')
            : t('batches.batch.againWith', { count: limitOfAll ?? left + failed })}
        </Button>
      )}
      {left > 0 && (
        <Button
          icon={Play}
          variant="primary"
          isBusy={goOn.isPending}
          onClick={() => goOn.mutate({ limitRows: limitOfLeft })}
        >
          {limitOfLeft === undefined
            ? t('batches.batch.goOn', { count: left })
            : t('batches.batch.goOnWith', { count: limitOfLeft, left })}
        </Button>
      )}
      {left + failed > 0 && <CreditWarning className="basis-full" />}
    </>
  )
}
