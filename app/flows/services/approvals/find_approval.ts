import db from '@adonisjs/lucid/services/db'
import { displayName, fullName } from '#app/auth/domain/display_name'
import type User from '#app/auth/models/user'
import { ApiException } from '#app/core/exceptions/api_exception'
import type { ApprovalOutcome, ApprovalRequest } from '#app/flows/domain/runs/approvals'
import { type FinalStatus, isFinal, type RunStatus } from '#app/flows/domain/runs/run'
import { hashOfToken } from '#app/flows/engine/approvals/approval_token'
import { type ApprovalEnds, approvalEnds } from '#app/flows/services/approvals/approval_ends'
import { placedOf } from '#app/flows/services/runs/find_runs'
import { isReadable, type Placed } from '#app/workspaces/services/access'

export interface FoundApproval {
  runId: string
  /** Where the run is. */
  placed: Placed
  /** Whether the reader can read the run. */
  isOwn: boolean
  stepKey: string
  /** Whose run it is; null where they have no name. */
  askedBy: string | null
  flowTitle: string
  request: ApprovalRequest
  /** Null while the approval is open. */
  decision: ApprovalOutcome | null
  reason: string | null
  decidedMs: number | null
  /** The name of the person who decided, for the owner of the run at least their address; null where it is not known. */
  decidedBy: string | null
  /** Whether the reader is the person who decided. */
  isDecider: boolean
  /** How the run ended; null while it goes on. */
  runEnd: FinalStatus | null
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
  const row = (await approvalOf(token)) as ApprovalRow | null
  if (!row) throw notFound()
  const request = JSON.parse(row.request) as ApprovalRequest
  if (request.needsAccount && readerId === undefined) {
    throw new ApiException(401, 'unauthenticated', 'Please sign in.')
  }
  const outcome = outcomeOf(row)
  const placed = placedOf(row)
  const isOwn = readerId !== undefined && (await isReadable(readerId, placed))
  return {
    ...{ runId: row.run_id, stepKey: row.step_key, reason: row.reason, ...outcome },
    ...{ placed, isOwn },
    ...{ decidedBy: nameOf(deciderOf(row), isOwn), flowTitle: row.title },
    isDecider: row.decider_id !== null && row.decider_id === readerId,
    // Anyone may have the link, so the answer holds no email address.
    askedBy: fullName({ firstName: row.first_name, lastName: row.last_name }),
    runEnd: isFinal(row.status) ? row.status : null,
    request: { ...request, content: contentOf(row, request, outcome) },
    ends: await approvalEnds(row.flow_id, row.version, row.node_id),
  }
}

interface Outcome {
  decision: ApprovalOutcome | null
  decidedMs: number | null
}

/** The outcome of an approval. It may have expired before the database records that. */
function outcomeOf(row: ApprovalRow): Outcome {
  const { decision, decided_ms: decidedMs, expires_ms: expiresMs } = row
  const isOver = decision === null && expiresMs <= Date.now()
  return isOver ? { decision: 'expired', decidedMs: expiresMs } : { decision, decidedMs }
}

/** The text of a withdrawn approval stays private. */
function contentOf(row: ApprovalRow, request: ApprovalRequest, { decision }: Outcome): string {
  return decision === 'withdrawn' ? '' : (row.content ?? request.content)
}

const deciderOf = (row: ApprovalRow) => ({
  ...{ firstName: row.decider_first, lastName: row.decider_last, email: row.decider_email },
})

type Decider = Pick<User, 'firstName' | 'lastName' | 'email'> | undefined

/** Only the owner of a run learns the address of whoever decided. */
export const nameOf = (decider: Decider, isOwn: boolean): string | null =>
  decider ? (isOwn ? displayName(decider) || null : fullName(decider)) : null

interface ApprovalRow {
  run_id: string
  step_key: string
  request: string
  decision: ApprovalOutcome | null
  content: string | null
  reason: string | null
  decided_ms: number | null
  expires_ms: number
  title: string
  first_name: string | null
  last_name: string | null
  user_id: string
  workspace_id: string | null
  flow_id: string
  version: number
  status: RunStatus
  node_id: string | null
  decider_id: string | null
  decider_first: string | null
  decider_last: string | null
  decider_email: string | null
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
    .select('approvals.run_id', 'step_key', 'request', 'decision', 'approvals.content', 'reason')
    .select('decided_ms', 'flows.title', 'users.first_name', 'users.last_name', 'runs.user_id')
    .select('runs.workspace_id')
    .select('runs.flow_id', 'runs.version', 'runs.status', 'run_steps.node_id', 'decider_id')
    .select('decider.first_name as decider_first', 'decider.last_name as decider_last')
    .select('decider.email as decider_email', 'approvals.expires_ms')
    .first()
