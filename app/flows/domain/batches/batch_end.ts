import { type BatchStatus, endedRows, type RowCounts } from '#app/flows/domain/batches/batch'
import type { RunError } from '#app/flows/domain/runs/run'

export interface BatchEnd {
  status: Exclude<BatchStatus, 'queued' | 'running' | 'canceled'>
  error: RunError | null
}

const rows = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`

/**
 * How a batch ends once no row of it runs or waits.
 * @param reason why no more rows start; null if the person limited the rows
 */
export function endOfBatch(counts: RowCounts, reason: RunError | null): BatchEnd {
  const { queued, failed, canceled } = counts
  if (queued > 0) {
    const { code, message } = reason ?? {
      code: 'row_limit',
      message: 'The limit of rows is reached.',
    }
    const left = `${rows(queued)} ${queued === 1 ? 'is' : 'are'} left.`
    return { status: 'stopped', error: { code, message: `${message} ${left}` } }
  }
  if (failed + canceled === 0) return { status: 'succeeded', error: null }
  const parts = [
    ...(failed > 0 ? [`${failed.toLocaleString('en-US')} failed`] : []),
    ...(canceled > 0
      ? [`${canceled.toLocaleString('en-US')} ${canceled === 1 ? 'was' : 'were'} canceled`]
      : []),
  ]
  const message = `Of ${rows(endedRows(counts))}, ${parts.join(' and ')}.`
  return { status: 'failed', error: { code: 'rows_failed', message } }
}
