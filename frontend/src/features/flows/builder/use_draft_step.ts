import { useNavigate } from 'react-router'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useSelection } from '#frontend/features/flows/builder/selection'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import { useRunOpener } from '#frontend/features/flows/runs/run_opener'

/** Opens a step of the draft. Where something else is shown, the draft takes its place first. */
export function useDraftStep(): (id: string, takesFocus?: boolean) => void {
  const { flow } = useBuilder()
  const { shown } = useShown()
  const { openStep } = useSelection()
  const { stepAddressOf } = useRunOpener()
  const navigate = useNavigate()
  if (shown.type === 'draft') return openStep
  return (id) => void navigate(stepAddressOf(flow.id, id), { preventScrollReset: true })
}
