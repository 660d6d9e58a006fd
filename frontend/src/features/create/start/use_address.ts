import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { DraftState } from '#frontend/features/create/start/arrival'

/** Names the open prompt in the address, so that a reload and a bookmark find it. Nobody moves. */
export function usePromptAddress(): (promptId: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (promptId: string) => {
      const search = `?${new URLSearchParams({ id: promptId })}`
      if (location.search === search) return
      const settled: DraftState = { settled: true }
      void navigate({ search }, { replace: true, state: settled, preventScrollReset: true })
    },
    [navigate]
  )
}
