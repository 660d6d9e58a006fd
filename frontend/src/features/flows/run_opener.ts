import { createContext, use } from 'react'
import { useNavigate } from 'react-router'

export interface RunOpener {
  /** Shows a run that was started. */
  open: (runId: string) => void | Promise<void>
  /** Where a run is shown, as an address. */
  addressOf: (runId: string) => string
  /**
   * Saves the flow as it is edited beside the run; resolves to whether the server has it. Steps are then repeated as
   * they are edited, and elsewhere as they were in the run.
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
