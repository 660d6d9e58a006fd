import type { BatchPreview } from '#frontend/features/flows/batches/batches_api'
import { t } from '#frontend/lib/texts'

/** The rows of a file that cannot run, and why. */
export function BatchFaults({ preview }: { preview: BatchPreview }) {
  const { faults, rowCount, runnable, problems } = preview
  if (faults.length === 0 || Object.keys(problems).length > 0) return null
  return (
    <details className="text-sm">
      <summary className="cursor-pointer rounded-control text-warning">
        {t('batches.start.faults', { count: rowCount - runnable })}
      </summary>
      <ul className="mt-2 grid max-h-48 gap-1 overflow-y-auto">
        {faults.map(({ row, field, message }) => (
          <li key={`${row} ${field}`}>{t('batches.start.fault', { row, message })}</li>
        ))}
      </ul>
    </details>
  )
}
