import { useEffect, useState } from 'react'
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router'
import { readArrival, type Arrival, type DraftState } from '#frontend/features/create/start/arrival'

/** Reads how somebody came here and takes a text out of the address and the history. */
export function useArrival(): Arrival {
  const location = useLocation()
  const navigate = useNavigate()
  const isBack = useNavigationType() === NavigationType.Pop
  const [seen, setSeen] = useState(location)
  const [arrival, setArrival] = useState(() => readArrival(location))

  if (seen.key !== location.key) {
    setSeen(location)
    if (isArrival(seen, location, isBack)) setArrival(readArrival(location))
  }

  useEffect(() => {
    const search = new URLSearchParams(location.search)
    const state = location.state as DraftState | null
    const isClean = !search.has('prompt') && state?.draft === undefined
    if (isClean && (state?.settled || !search.has('template'))) return
    search.delete('prompt')
    const settled: DraftState = { settled: true }
    void navigate(
      { pathname: location.pathname, search: `${search}` },
      { replace: true, state: settled }
    )
  }, [location, navigate])

  return arrival
}

/**
 * Not when the screen changed its own address, nor when somebody only jumped within it. Whoever goes back arrives at what
 * was open there, although the screen itself wrote that address.
 */
function isArrival(before: Location, now: Location, isBack: boolean): boolean {
  const { draft, settled } = (now.state as DraftState | null) ?? {}
  const isElsewhere = now.search !== before.search
  return isBack ? isElsewhere : !settled && (draft !== undefined || isElsewhere)
}
