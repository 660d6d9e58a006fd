import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useSelection } from '#frontend/features/flows/builder/selection'
import { STEP_KEY } from '#frontend/features/flows/run_steps/step_address'

/** Opens the settings of the step that the address names, and takes it out of the address. */
export function useStepInAddress(): void {
  const [params, setParams] = useSearchParams()
  const { graph } = useBuilder()
  const { openStep } = useSelection()
  const asked = params.get(STEP_KEY)
  useEffect(() => {
    if (asked === null) return
    if (graph.nodes.some(({ id }) => id === asked)) openStep(asked, true)
    setParams(
      (before) => {
        before.delete(STEP_KEY)
        return before
      },
      { replace: true, preventScrollReset: true }
    )
  }, [asked, graph, openStep, setParams])
}
