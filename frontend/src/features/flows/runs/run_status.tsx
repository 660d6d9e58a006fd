import { Badge } from '#frontend/components/badge'
import { type Outcome, runBadge } from '#frontend/features/flows/runs/run_badge'

/** What has become of a run or a step, by word and icon. */
export function RunStatus(outcome: Outcome) {
  const { text, ...look } = runBadge(outcome)
  return <Badge {...look}>{text}</Badge>
}
