import { Skeleton } from '#frontend/components/skeleton'

/** Cards that are on their way. */
export function CardsSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="fade-in-late grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: 6 }, (_, at) => (
          <div key={at} className="card p-5">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="mt-4 h-3 w-full" />
            <Skeleton className="mt-2 h-3 w-4/5" />
            <Skeleton className="mt-6 h-1.5 w-full" />
            <Skeleton className="mt-4 h-3 w-2/5" />
          </div>
        ))}
      </div>
    </div>
  )
}
