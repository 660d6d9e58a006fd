import type { Statements } from '#app/core/dialects/statements'
import type { WaitEnd } from '#app/flows/domain/runs/child_runs'
import { decisionsFor } from '#app/flows/engine/approvals/approval_store'
import { childEnds } from '#app/flows/engine/child_store'

/** How what steps of a run wait for has ended, by the keys of the steps that still wait. */
export const waitEnds = async (
  sql: Statements,
  runId: string
): Promise<ReadonlyMap<string, WaitEnd>> =>
  new Map([...(await decisionsFor(sql, runId)), ...(await childEnds(sql, runId))])
