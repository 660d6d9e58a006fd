import { Skeleton } from '#frontend/components/skeleton'
import { t } from '#frontend/lib/texts'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

export function GallerySkeleton() {
  return (
    <div role="status" aria-label={t('create.home.loadingGallery')}>
      <Skeleton className="h-10 w-full rounded-control" />
      <div className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-[184px] rounded-card" />
        ))}
      </div>
    </div>
  )
}
