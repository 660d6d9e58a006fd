import type { FoundStep } from '#app/flows/services/runs/find_steps'
import { mayDo } from '#app/workspaces/domain/roles'
import { type Placed, roleFor } from '#app/workspaces/services/access'

/** The steps of a run as a member sees them. The link to an open approval is for those only who may decide. */
export async function stepsShownTo(
  personId: string,
  run: Placed,
  steps: FoundStep[]
): Promise<FoundStep[]> {
  const isOpen = ({ decision, expires_ms: expires }: FoundStep) =>
    decision === null && expires !== null
  if (run.workspaceId === null || !steps.some(isOpen)) return steps
  if (mayDo(await roleFor(personId, run), 'decide')) return steps
  return steps.map((step) => (isOpen(step) ? { ...step, expires_ms: null, request: null } : step))
}
