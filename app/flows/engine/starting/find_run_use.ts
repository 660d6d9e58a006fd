import type { Statements } from '#app/core/dialects/statements'
import { FAILURE_WINDOW_MS, type RunUse } from '#app/flows/domain/runs/run_use'

/** The index `runs_use` holds all that it reads. Runs that reused all answers were not paid for. */
const FIND_USE = `
  select coalesce(sum(stored_bytes), 0) as bytes,
    coalesce(sum(case when ended_ms is null and parent_run_id is null and status in ('queued', 'running')
      then 1 else 0 end), 0) as at_work,
    coalesce(sum(case when ended_ms > ? and parent_run_id is null then failed_itself else 0 end), 0) as failed,
    coalesce(sum(case when ended_ms > ? and parent_run_id is null and status = 'succeeded' and is_free = 0
      then 1 else 0 end), 0) as succeeded,
    min(case when ended_ms > ? and parent_run_id is null and failed_itself = 1 then ended_ms end) as first_failure
  from runs where user_id = ?`

interface UseRow {
  bytes: number | string
  at_work: number | string
  failed: number | string
  succeeded: number | string
  first_failure: number | string | null
}

/** What the runs of a person take up, and how those of the last hour ended. */
export async function findRunUse(sql: Statements, userId: string, nowMs: number): Promise<RunUse> {
  const since = nowMs - FAILURE_WINDOW_MS
  const [row] = await sql.all<UseRow>(FIND_USE, [since, since, since, userId])
  return {
    storedBytes: Number(row.bytes),
    atWork: Number(row.at_work),
    failed: Number(row.failed),
    succeeded: Number(row.succeeded),
    firstFailureMs: row.first_failure === null ? null : Number(row.first_failure),
  }
}
