import { requestOf } from '#app/flows/domain/runs/approvals'
import type { ApprovalSettings } from '#app/flows/domain/graph/settings'
import type { StepContext } from '#app/flows/engine/executors/step_work'
import { filled } from '#app/flows/engine/executors/texts'

/** Notes what a person is asked. The run goes on once they have decided. */
export async function approval(
  settings: ApprovalSettings,
  { lookup, noteInput }: StepContext
): Promise<'waits'> {
  const request = requestOf(settings, (text) => filled(text, lookup), Date.now())
  noteInput(JSON.stringify(request))
  return 'waits'
}
