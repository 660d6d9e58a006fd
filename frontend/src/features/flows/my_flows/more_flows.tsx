import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { LoadMore } from '#frontend/components/load_more'

/** Further flows are loaded before the end of the list comes into view. */
const AHEAD = '800px'

/** Loads further flows when the end of the list is near, or on request. */
export function MoreFlows({ query }: { query: UseInfiniteQueryResult }) {
  const place = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  // After a failure, the next try is up to the person.
  const isWaiting = hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (!isWaiting) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && void fetchNextPage(),
      { rootMargin: AHEAD }
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [isWaiting, fetchNextPage])
  return (
    <div ref={place}>
      <LoadMore query={query} />
    </div>
  )
}
