import { Skeleton } from '#frontend/components/skeleton'
import { t } from '#frontend/lib/texts'

export function EditorSkeleton() {
  return (
    <div role="status" aria-label={t('create.optimizer.loading')} className="mt-2">
      <Skeleton className="h-9 w-64" />
      <div className="mt-4 grid gap-5 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]">
        <Skeleton className="h-[280px] rounded-card" />
        <Skeleton className="h-[420px] rounded-card" />
      </div>
    </div>
  )
}
