import db from '@adonisjs/lucid/services/db'
import { fullName } from '#app/auth/domain/display_name'
import type User from '#app/auth/models/user'
import { ApiException, unacceptable } from '#app/core/exceptions/api_exception'
import { inTransaction } from '#app/core/transact'
import type { ApprovalEnd, ApprovalRequest, Decision } from '#app/flows/domain/runs/approvals'
import { hashOfToken } from '#app/flows/engine/approvals/approval_token'
import { type ApprovalEnds, approvalEnds } from '#app/flows/services/approvals/approval_ends'
import { resumeRun } from '#app/flows/engine/drive_run'
import { endApproval } from '#app/flows/engine/approvals/end_approval'

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
  /** The name of the person who decided; null where it is not known. */
  decidedBy: string | null
  /** What stops if the text is rejected, and if nobody decides in time. */
  ends: ApprovalEnds
}

const notFound = () =>
  new ApiException(404, 'not_found', 'This link does not exist or no longer works.')

/** The approval that a link opens. @throws ApiException 404, 401 where it needs an account */
export async function findApproval(
  token: string,
  readerId: string | undefined
): Promise<FoundApproval> {
  const row = await approvalOf(token)
  if (!row) throw notFound()
  const request = JSON.parse(row.request) as ApprovalRequest
  if (request.needsAccount && readerId === undefined) {
    throw new ApiException(401, 'unauthenticated', 'Please sign in.')
  }
  const { run_id: runId, step_key: stepKey, reason, decided_ms: decidedMs } = row
  const content: string = row.content ?? request.content
  // Anyone may have the link, so the answer holds no email address.
  const askedBy = fullName({ firstName: row.first_name, lastName: row.last_name })
  const decidedBy = fullName({ firstName: row.decider_first, lastName: row.decider_last })
  return {
    ...{ runId, stepKey, decision: row.decision, reason, decidedMs, decidedBy },
    ...{ askedBy, flowTitle: row.title, isOwn: row.user_id === readerId },
    request: { ...request, content },
    ends: await approvalEnds(row.flow_id, row.version, row.node_id),
  }
}

const approvalOf = (token: string) =>
  db
    .from('approvals')
    .join('runs', 'runs.id', 'approvals.run_id')
    .join('flows', 'flows.id', 'runs.flow_id')
    .join('users', 'users.id', 'runs.user_id')
    .leftJoin('run_steps', (join) =>
      join.on('run_steps.run_id', 'approvals.run_id').andOn('run_steps.key', 'approvals.step_key')
    )
    .leftJoin('users as decider', 'decider.id', 'approvals.decider_id')
    .where('token_hash', hashOfToken(token))
    .whereIn('runs.status', ['waiting', 'running', 'queued', 'succeeded', 'failed'])
    // Nobody can decide for a run that has ended.
    .where((open) => void open.whereNull('runs.ended_ms').orWhereNotNull('decided_ms'))
    .select('approvals.run_id', 'step_key', 'request', 'decision', 'approvals.content', 'reason')
    .select('decided_ms', 'flows.title', 'users.first_name', 'users.last_name', 'runs.user_id')
    .select('runs.flow_id', 'runs.version', 'run_steps.node_id')
    .select('decider.first_name as decider_first', 'decider.last_name as decider_last')
    .first()

interface Wish {
  decision: Decision
  content?: string
  reason?: string
}

/** @throws ApiException 404, 401, 409 where it is decided already, 422 for a text that may not be changed */
export async function decide(
  token: string,
  { decision, content, reason = '' }: Wish,
  decider: User | undefined
): Promise<FoundApproval> {
  const found = await findApproval(token, decider?.id)
  const { request } = found
  if (content !== undefined && content !== request.content && !request.mayEdit) {
    throw unacceptable({ content: 'This text cannot be changed.' })
  }
  if (decision === 'rejected' && reason.trim() === '') {
    throw unacceptable({ reason: 'Say why you reject it.' })
  }
  const made = { decision, content: content ?? request.content, reason: reason || null }
  return inTransaction(async (trx) => {
    const isFirst = await endApproval(trx, found, { ...made, deciderId: decider?.id ?? null })
    if (!isFirst) {
      throw new ApiException(
        409,
        'decided',
        'This request has already been decided or has expired.',
        {
          hint: 'Reload the page to see the decision.',
        }
      )
    }
    await resumeRun(trx, found.runId)
    return {
      ...{ ...found, decision, reason: made.reason, decidedMs: Date.now() },
      decidedBy: decider ? fullName(decider) : null,
      request: { ...request, content: made.content },
    }
  })
}
