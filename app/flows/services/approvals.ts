import db from '@adonisjs/lucid/services/db'
import { fullName } from '#app/auth/domain/display_name'
import { ApiException, unacceptable } from '#app/core/exceptions/api_exception'
import { inTransaction } from '#app/core/transact'
import type { ApprovalEnd, ApprovalRequest, Decision } from '#app/flows/domain/approvals'
import { hashOfToken } from '#app/flows/engine/approval_token'
import { resumeRun } from '#app/flows/engine/drive_run'
import { endApproval } from '#app/flows/engine/end_approval'

export interface FoundApproval {
  runId: string
  /** Whether the reader owns the run. */
  isOwn: boolean
  stepKey: string
  /** Whose run it is; null where they have no name. */
  askedBy: string | null
  flowTitle: string
  request: ApprovalRequest
  /** Null while nobody has decided. */
  decision: ApprovalEnd | null
  reason: string | null
  decidedMs: number | null
}

const notFound = () =>
  new ApiException(404, 'not_found', 'This link does not exist, or it is over.')

/** What a link asks for. @throws ApiException 404, 401 where it needs an account */
export async function findApproval(
  token: string,
  readerId: string | undefined
): Promise<FoundApproval> {
  const row = await db
    .from('approvals')
    .join('runs', 'runs.id', 'approvals.run_id')
    .join('flows', 'flows.id', 'runs.flow_id')
    .join('users', 'users.id', 'runs.user_id')
    .where('token_hash', hashOfToken(token))
    .whereIn('runs.status', ['waiting', 'running', 'queued', 'succeeded', 'failed'])
    // Nobody can decide for a run that has ended.
    .where((open) => void open.whereNull('runs.ended_ms').orWhereNotNull('decided_ms'))
    .select(
      'run_id',
      'step_key',
      'request',
      'decision',
      'approvals.content',
      'reason',
      'decided_ms'
    )
    .select('flows.title', 'users.first_name', 'users.last_name', 'runs.user_id')
    .first()
  if (!row) throw notFound()
  const request = JSON.parse(row.request) as ApprovalRequest
  if (request.needsAccount && readerId === undefined) {
    throw new ApiException(401, 'unauthenticated', 'Please sign in.')
  }
  const { run_id: runId, step_key: stepKey, reason, decided_ms: decidedMs } = row
  const content: string = row.content ?? request.content
  // The email address of whoever asks is not for everybody who has the link.
  const askedBy = fullName({ firstName: row.first_name, lastName: row.last_name })
  return {
    ...{ runId, stepKey, decision: row.decision, reason, decidedMs },
    ...{ askedBy, flowTitle: row.title, isOwn: row.user_id === readerId },
    request: { ...request, content },
  }
}

interface Wish {
  decision: Decision
  content?: string
  reason?: string
}

/** @throws ApiException 404, 401, 409 where it is decided already, 422 for a text that may not be changed */
export async function decide(
  token: string,
  { decision, content, reason = '' }: Wish,
  deciderId: string | undefined
): Promise<FoundApproval> {
  const found = await findApproval(token, deciderId)
  const { request } = found
  if (content !== undefined && content !== request.content && !request.mayEdit) {
    throw unacceptable({ content: 'This text cannot be changed.' })
  }
  if (decision === 'rejected' && reason.trim() === '') {
    throw unacceptable({ reason: 'Say why you reject it.' })
  }
  const made = { decision, content: content ?? request.content, reason: reason || null }
  return inTransaction(async (trx) => {
    const isFirst = await endApproval(trx, found, { ...made, deciderId: deciderId ?? null })
    if (!isFirst) {
      throw new ApiException(409, 'decided', 'Somebody has already decided.', {
        hint: 'Load the page again to see how.',
      })
    }
    await resumeRun(trx, found.runId)
    return {
      ...{ ...found, decision, reason: made.reason, decidedMs: Date.now() },
      request: { ...request, content: made.content },
    }
  })
}
