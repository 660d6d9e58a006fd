import { Play, RotateCw, Square } from 'lucide-react'
import { hasBatchEnded } from '#app/flows/domain/batch'
import { Button } from '#frontend/components/button'
import type { Batch } from '#frontend/features/flows/batches/batches_api'
import { useBatchChanges } from '#frontend/features/flows/batches/use_batch_changes'
import { t } from '#frontend/lib/texts'
import { useCredits } from '#frontend/lib/use_credits'

/** Stops a batch, or lets it go on. */
export function BatchActions({ batch }: { batch: Batch }) {
  const { stop, goOn } = useBatchChanges(batch.id)
  const remaining = useCredits()?.remaining ?? 0
  const { status, counts, unreadable } = batch
  if (!hasBatchEnded(status)) {
    return (
      <Button icon={Square} isBusy={stop.isPending} onClick={() => stop.mutate()}>
        {t(stop.isPending ? 'batches.batch.stopping' : 'batches.batch.stop')}
      </Button>
    )
  }
  const left = counts.queued + counts.canceled
  const failed = counts.failed - unreadable
  const limitOf = (rows: number) => (rows > remaining && remaining > 0 ? remaining : undefined)
  return (
    <>
      {failed > 0 && (
        <Button
          icon={RotateCw}
          isBusy={goOn.isPending}
          onClick={() => goOn.mutate({ failed: true, limitRows: limitOf(left + failed) })}
        >
          {t('batches.batch.again')}
        </Button>
      )}
      {left > 0 && (
        <Button
          icon={Play}
          variant="primary"
          isBusy={goOn.isPending}
          onClick={() => goOn.mutate({ limitRows: limitOf(left) })}
        >
          {t('batches.batch.goOn', { count: left })}
        </Button>
      )}
    </>
  )
}
