import { createContext, use } from 'react'
import { useNavigate } from 'react-router'
import { STEP_KEY } from '#frontend/features/flows/run_steps/step_address'

export interface RunOpener {
  /** Shows a run that was started. */
  open: (runId: string) => void | Promise<void>
  /** Where a run is shown, as an address. */
  addressOf: (runId: string) => string
  /** Where the settings of a step are edited, as an address. */
  stepAddressOf: (flowId: string, nodeId: string) => string
  /**
   * Saves the draft of the flow; resolves to its etag, or to null where it was not saved. Where this exists, a replay
   * runs the draft. Elsewhere it runs the version of the earlier run.
   */
  saveDraft?: () => Promise<number | null>
}

const stepAddressOf = (flowId: string, nodeId: string): string =>
  `/flow-builder/${flowId}?${new URLSearchParams({ panel: 'step', [STEP_KEY]: nodeId })}`

/** What shows runs instead of their own screen. */
export const RunOpenerContext = createContext<RunOpener | null>(null)

export function useRunOpener(): RunOpener {
  const opener = use(RunOpenerContext)
  const navigate = useNavigate()
  if (opener) return opener
  const addressOf = (runId: string) => `/runs/${runId}`
  return { open: (runId) => navigate(addressOf(runId)), addressOf, stepAddressOf }
}
