import { lazy, Suspense } from 'react'
import { Skeleton } from '#frontend/components/skeleton'

const DiffWords = lazy(async () => {
  const file = await import('#frontend/components/compare/diff_words')
  return { default: file.DiffWords }
})

export interface DiffViewProps {
  before: string
  after: string
  /** What the two are called: where given, texts with little in common are shown one beside the other. */
  names?: { before: string; after: string }
}

/** Two texts in one, with an editor's marks. */
export function DiffView(props: DiffViewProps) {
  return (
    <Suspense fallback={<Skeleton className="h-24 w-full" />}>
      <DiffWords {...props} />
    </Suspense>
  )
}
