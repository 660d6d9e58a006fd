import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useSelection } from '#frontend/features/flows/builder/selection'

const STEP = 'step'

/** Where the settings of a step are edited. */
export const stepSettingsAddress = (flowId: string, nodeId: string): string =>
  `/flow-builder/${flowId}?panel=step&${STEP}=${encodeURIComponent(nodeId)}`

/** Opens the settings of the step that the address names, and takes it out of the address. */
export function useStepInAddress(): void {
  const [params, setParams] = useSearchParams()
  const { graph } = useBuilder()
  const { openStep } = useSelection()
  const asked = params.get(STEP)
  useEffect(() => {
    if (asked === null) return
    if (graph.nodes.some(({ id }) => id === asked)) openStep(asked)
    setParams(
      (before) => {
        before.delete(STEP)
        return before
      },
      { replace: true, preventScrollReset: true }
    )
  }, [asked, graph, openStep, setParams])
}
