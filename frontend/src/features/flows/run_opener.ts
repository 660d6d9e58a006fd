import { createContext, use } from 'react'
import { useNavigate } from 'react-router'

export interface RunOpener {
  /** Shows a run that was started. */
  open: (runId: string) => void | Promise<void>
  /** Where a run is shown, as an address. */
  addressOf: (runId: string) => string
}

/** What shows runs in the place of their own screen. */
export const RunOpenerContext = createContext<RunOpener | null>(null)

export function useRunOpener(): RunOpener {
  const opener = use(RunOpenerContext)
  const navigate = useNavigate()
  if (opener) return opener
  const addressOf = (runId: string) => `/runs/${runId}`
  return { open: (runId) => navigate(addressOf(runId)), addressOf }
}
