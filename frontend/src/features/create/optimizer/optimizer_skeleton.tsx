import { Skeleton } from '#frontend/components/skeleton'
import { t } from '#frontend/lib/texts'

export function OptimizerSkeleton() {
  return (
    <div role="status" aria-label={t('create.optimizer.loading')} className="mt-4">
      <Skeleton className="h-7 w-56" />
      <div className="mt-4 grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
        <Skeleton className="h-[260px] rounded-card" />
        <Skeleton className="h-[260px] rounded-card" />
      </div>
    </div>
  )
}
