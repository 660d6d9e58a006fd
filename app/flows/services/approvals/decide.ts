import type User from '#app/auth/models/user'
import { ApiException, unacceptable } from '#app/core/exceptions/api_exception'
import { inTransaction } from '#app/core/transact'
import type { Decision } from '#app/flows/domain/runs/approvals'
import { endApproval } from '#app/flows/engine/approvals/end_approval'
import { resumeRun } from '#app/flows/engine/drive_run'
import {
  findApproval,
  type FoundApproval,
  nameOf,
} from '#app/flows/services/approvals/find_approval'
import { tooLate } from '#app/flows/services/approvals/too_late'
import { mayDo } from '#app/workspaces/domain/roles'
import { beyondRole, type Placed, roleIn } from '#app/workspaces/services/access'

interface Wish {
  decision: Decision
  content?: string
  reason?: string
  /** Who the page says is signed in. */
  personId?: string
}

/** @throws ApiException 404, 401, 403 `role`, 409 where it is decided already, 422 for a text that may not be changed */
export async function decide(
  token: string,
  wish: Wish,
  decider: User | undefined
): Promise<FoundApproval> {
  const found = await findApproval(token, decider?.id)
  requireOpen(found, wish, decider)
  if (decider) await requireRole(decider.id, found.placed)
  const { decision, content = found.request.content, reason } = wish
  const made = { decision, content, reason: reason || null }
  const isFirst = await inTransaction(async (trx) => {
    const isEnded = await endApproval(trx, found, { ...made, deciderId: decider?.id ?? null })
    if (isEnded) await resumeRun(trx, found.runId)
    return isEnded
  })
  if (!isFirst) throw tooLate(await findApproval(token, decider?.id))
  return {
    ...{ ...found, decision, reason: made.reason, decidedMs: Date.now() },
    ...{ decidedBy: nameOf(decider, found.isOwn), isDecider: decider !== undefined },
    request: { ...found.request, content },
  }
}

function requireOpen(found: FoundApproval, wish: Wish, decider: User | undefined): void {
  const { decision, content, reason, personId } = wish
  if (found.decision !== null) throw tooLate(found)
  requirePerson(personId, decider)
  if (content !== undefined && content !== found.request.content && !found.request.mayEdit) {
    throw unacceptable({ content: 'This text cannot be changed.' })
  }
  if (decision === 'rejected' && !reason?.trim()) {
    throw unacceptable({ reason: 'Say why you reject it.' })
  }
}

/** Members of the workspace decide as their role allows; others because somebody gave them the link. */
async function requireRole(deciderId: string, { workspaceId }: Placed): Promise<void> {
  const role = workspaceId === null ? null : await roleIn(workspaceId, deciderId)
  if (role !== null && !mayDo(role, 'decide')) throw beyondRole(role, 'decide')
}

/** Nobody decides without their name who believes to be signed in. */
function requirePerson(personId: string | undefined, decider: User | undefined): void {
  if (personId === undefined || personId === decider?.id) return
  throw new ApiException(401, 'unauthenticated', 'Your session has ended. Please sign in.')
}
