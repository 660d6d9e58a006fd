import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { DraftState } from '#frontend/features/create/start/arrival'

/**
 * Names the open prompt in the address, so that a reload and a bookmark find it. Nobody moves, and a person who is
 * leaving or has left the screen is not held back.
 */
export function usePromptAddress(): (promptId: string) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isLeaving = useRef(false)
  const { state } = useNavigation()
  useEffect(() => {
    isLeaving.current = state !== 'idle'
    return () => {
      isLeaving.current = true
    }
  }, [state])
  return useCallback(
    (promptId: string) => {
      const search = `?${new URLSearchParams({ id: promptId })}`
      if (location.search === search) return
      if (isLeaving.current || location.pathname !== pathname) return
      const settled: DraftState = { settled: true }
      void navigate({ search }, { replace: true, state: settled, preventScrollReset: true })
    },
    [navigate, pathname]
  )
}
