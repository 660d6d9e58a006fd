import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readArrival, type Arrival, type DraftState } from '#frontend/features/create/arrival'

/** Reads how somebody came here and takes a text out of the address and the history. */
export function useArrival(): Arrival {
  const location = useLocation()
  const navigate = useNavigate()
  const [seen, setSeen] = useState(location.key)
  const [arrival, setArrival] = useState(() => readArrival(location))

  if (seen !== location.key) {
    setSeen(location.key)
    if (!(location.state as DraftState | null)?.settled) setArrival(readArrival(location))
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
