import type { Statements } from '#app/core/dialects/statements'
import {
  type ApprovalEnd,
  type ApprovalRequest,
  askedExcerpt,
} from '#app/flows/domain/runs/approvals'
import type { WaitEnd } from '#app/flows/domain/runs/child_runs'
import type { StepRecord } from '#app/flows/domain/runs/run'
import { approvalToken, hashOfToken } from '#app/flows/engine/approvals/approval_token'

const ADD = `
  insert into approvals (token_hash, run_id, step_key, request, expires_ms, excerpt) values (?, ?, ?, ?, ?, ?)
  on conflict (run_id, step_key) do nothing`

/** Stores what a person is asked by a step that waits. @returns what is asked */
export async function addApproval(
  sql: Statements,
  runId: string,
  { key, input }: Pick<StepRecord, 'key' | 'input'>
): Promise<ApprovalRequest> {
  const request = JSON.parse(input!) as ApprovalRequest
  const hash = hashOfToken(approvalToken(runId, key))
  await sql.run(ADD, [hash, runId, key, input, request.expiresMs, askedExcerpt(request)])
  return request
}

const DECIDED = `
  select step_key, decision, content from approvals
  where run_id = ? and decided_ms is not null and decision <> 'withdrawn' and step_key in
    (select key from run_steps where run_id = ? and status = 'waiting')`

/** The decisions about steps of a run that still wait, by their key. */
export async function decisionsFor(
  sql: Statements,
  runId: string
): Promise<ReadonlyMap<string, WaitEnd>> {
  const rows = await sql.all<{ step_key: string; decision: ApprovalEnd; content: string }>(
    DECIDED,
    [runId, runId]
  )
  return new Map(
    rows.map(({ step_key: key, decision, content }) => [
      key,
      { end: { port: decision, output: content }, error: null },
    ])
  )
}
