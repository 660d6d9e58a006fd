import type { Sync } from '#frontend/features/admin/content_sync/content_sync_api'
import { countText } from '#frontend/lib/figures'
import { t } from '#frontend/lib/texts'

export const OUTCOMES = [
  ...(['created', 'changed', 'archived', 'conflict'] as const),
  ...(['faulty', 'unchanged'] as const),
]

/** How many pages had each outcome. */
export function SyncCounts({ counts }: Pick<Sync, 'counts'>) {
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {OUTCOMES.map((outcome) => (
        <div key={outcome} className="flex items-baseline gap-1.5">
          <dt className="text-muted">{t(`contentSync.outcomes.${outcome}`)}</dt>
          <dd className="font-medium tabular-nums">{countText(counts[outcome])}</dd>
        </div>
      ))}
    </dl>
  )
}
