import { createContext, use } from 'react'
import { useNavigate } from 'react-router'

export interface RunOpener {
  /** Shows a run that was started. */
  open: (runId: string) => void | Promise<void>
  /** Where a run is shown, as an address. */
  addressOf: (runId: string) => string
  /**
   * Saves the draft of the flow; resolves to whether it was saved. Where this exists, a replay runs the draft. Elsewhere
   * it runs the version of the earlier run.
   */
  saveDraft?: () => Promise<boolean>
}

/** What shows runs instead of their own screen. */
export const RunOpenerContext = createContext<RunOpener | null>(null)

export function useRunOpener(): RunOpener {
  const opener = use(RunOpenerContext)
  const navigate = useNavigate()
  if (opener) return opener
  const addressOf = (runId: string) => `/runs/${runId}`
  return { open: (runId) => navigate(addressOf(runId)), addressOf }
}
