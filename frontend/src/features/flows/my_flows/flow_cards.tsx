import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#frontend/components/button'
import { FlowCard } from '#frontend/features/flows/my_flows/flow_card'
import type { ListedFlow } from '#frontend/features/flows/my_flows/flow_lists'
import { useKeptFocus } from '#frontend/features/flows/my_flows/use_kept_focus'
import { t } from '#frontend/lib/texts'

const CARDS_AT_A_TIME = 36
/** Further ones are added before the end of the list comes into view. */
const AHEAD = '800px'

/** As many cards as are looked at: further ones come when the end of the list is near, or on request. */
export function FlowCards({ flows }: { flows: ListedFlow[] }) {
  const [most, setMost] = useState(CARDS_AT_A_TIME)
  const left = flows.length - most
  const list = useRef<HTMLUListElement>(null)
  const ids = useMemo(() => flows.map(({ id }) => id), [flows])
  useKeptFocus(list, ids)
  return (
    <>
      <ul ref={list} className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {flows.slice(0, most).map((flow) => (
          <FlowCard key={flow.id} flow={flow} />
        ))}
      </ul>
      {left > 0 && (
        <MoreCards left={left} onMore={() => setMost((shown) => shown + CARDS_AT_A_TIME)} />
      )}
    </>
  )
}

function MoreCards({ left, onMore }: { left: number; onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  }, [onMore])
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && more.current(),
      { rootMargin: AHEAD }
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
    // Observed anew with each step, because an observer reports an element that stays in view only once.
  }, [left])
  return (
    <div ref={place} className="mt-6 flex justify-center">
      <Button onClick={onMore}>{t('myFlows.more', { count: left })}</Button>
    </div>
  )
}
