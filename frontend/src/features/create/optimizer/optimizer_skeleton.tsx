import { Skeleton } from '#frontend/components/skeleton'
import { t } from '#frontend/lib/texts'

export function OptimizerSkeleton() {
  return (
    <div role="status" aria-label={t('create.optimizer.loading')} className="mt-8">
      <Skeleton className="h-7 w-56" />
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-[260px] rounded-card" />
        <Skeleton className="h-[260px] rounded-card" />
      </div>
    </div>
  )
}
