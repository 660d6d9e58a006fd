import { classNames } from '#frontend/lib/class_names'

/** The place of something that is on its way; not to be seen for the first 300 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('ghost-block', className)} />
}

interface Props {
  label: string
  rows?: number
}

/** A list that is on its way. */
export function RowsSkeleton({ label, rows = 4 }: Props) {
  return (
    <div role="status" className="mt-4">
      <span className="sr-only">{label}</span>
      <div className="fade-in-late divide-y divide-line rounded-card border border-line bg-raised">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="p-4">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="mt-3 h-3 w-4/5" />
            <Skeleton className="mt-2 h-3 w-1/4" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** A page of prose that is on its way. */
export function TextSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="mx-auto w-full max-w-[760px] px-4 py-8">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="mt-6 h-4 w-full" />
      <Skeleton className="mt-3 h-4 w-11/12" />
      <Skeleton className="mt-3 h-4 w-4/5" />
      <Skeleton className="mt-3 h-4 w-2/3" />
    </div>
  )
}
