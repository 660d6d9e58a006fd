import { useEffect, useState } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'
import { readArrival, type Arrival, type DraftState } from '#frontend/features/create/start/arrival'

/** Reads how somebody came here and takes a text out of the address and the history. */
export function useArrival(): Arrival {
  const location = useLocation()
  const navigate = useNavigate()
  const [seen, setSeen] = useState(location)
  const [arrival, setArrival] = useState(() => readArrival(location))

  if (seen.key !== location.key) {
    setSeen(location)
    if (isArrival(seen, location)) setArrival(readArrival(location))
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

/** Not when the screen changed its own address, nor when somebody only jumped within it. */
function isArrival(before: Location, now: Location): boolean {
  const { draft, settled } = (now.state as DraftState | null) ?? {}
  return !settled && (draft !== undefined || now.search !== before.search)
}
