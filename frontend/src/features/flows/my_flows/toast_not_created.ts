import { failureText } from '#frontend/features/flows/my_flows/failure_text'
import { isPlanLimit } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'
import { toastFailure } from '#frontend/lib/toast_failure'

/** Says why a flow was not created, copied or restored. */
export function toastNotCreated(error: unknown, otherwise: string): void {
  const title = t(isPlanLimit(error) ? 'flows.noRoom' : 'flows.error')
  toastFailure(title, error, failureText(error, otherwise))
}
