import { mayDo } from '#app/workspaces/domain/roles'
import type { OpenFlow } from '#frontend/features/flows/flows_api'
import { useCredits } from '#frontend/lib/use_credits'

/** Whether the role of the person lets them change and run a flow. Their plan may still not have space for it. */
export const mayEdit = ({ role }: Pick<OpenFlow, 'role'>): boolean => mayDo(role, 'edit')

/** The credits that runs of a flow can use; undefined where they are those of somebody else, or not known yet. */
export function useCreditsFor({ role }: Pick<OpenFlow, 'role'>): number | undefined {
  const remaining = useCredits()?.remaining
  return role === 'owner' ? remaining : undefined
}
