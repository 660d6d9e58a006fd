import type { Step } from '#frontend/features/flows/flows_api'
import { t } from '#frontend/lib/texts'

/** Who decided, by name and address. */
export function deciderIn(approval: Step['approval'] | undefined): string {
  const { decidedBy = null, decidedByEmail = null } = approval ?? {}
  if (decidedBy === null) return t('flows.run.somebody')
  if (decidedByEmail === null || decidedByEmail === decidedBy) return decidedBy
  return t('flows.run.named', { name: decidedBy, email: decidedByEmail })
}
