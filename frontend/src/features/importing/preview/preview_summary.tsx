import type { PlannedImport } from '#frontend/features/importing/import_session'
import { t } from '#frontend/lib/texts'

/** What would be imported, in one or two sentences. */
export function PreviewSummary({ plan }: { plan: PlannedImport }) {
  const ready = plan.counts.ready ?? 0
  const others = Object.values(plan.counts).reduce((sum, count) => sum + count, 0) - ready
  const sentences = [
    ready > 0
      ? t('importing.preview.summary', { count: ready })
      : t('importing.preview.summaryNone'),
    ...(others > 0 ? [t('importing.preview.leftOut', { count: others })] : []),
    ...(plan.converted > 0 ? [t('importing.preview.converted', { count: plan.converted })] : []),
  ]
  return <p role="status">{sentences.join(' ')}</p>
}
