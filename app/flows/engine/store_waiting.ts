import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { statementsOf } from '#app/core/dialects/statements'
import type { Asked } from '#app/flows/domain/runs/approvals'
import type { NodeKind } from '#app/flows/domain/graph/graph'
import type { StepRecord } from '#app/flows/domain/runs/run'
import { addApproval } from '#app/flows/engine/approvals/approval_store'
import { addChild, openChildOf } from '#app/flows/engine/child_store'
import { withdrawApproval } from '#app/flows/engine/approvals/withdraw_approvals'
import type { DrivenRun } from '#app/flows/engine/driven_run'
import { leaveAskedNotice } from '#app/flows/engine/run_notices'
import { CANCELED, endRunNow, type ResumeRun } from '#app/flows/engine/end_run_now'

/** Work that a run schedules for later. */
export interface Later {
  /** Continues the run. */
  resumeRun: ResumeRun
  /** Starts a run that has been stored. */
  start(trx: TransactionClientContract, runId: string): Promise<void>
  /** Ends what a person is asked after some milliseconds. */
  expire(trx: TransactionClientContract, asked: Asked, delay: number): Promise<void>
  /** Reminds the owner of the run after some milliseconds. */
  remind(trx: TransactionClientContract, asked: Asked, delay: number): Promise<void>
}

interface From {
  run: DrivenRun
  later: Later
  now: number
}

/** Stores what the steps of a checkpoint wait for: the decision of a person, or another run. */
export async function storeWaiting(
  trx: TransactionClientContract,
  { run, later, now }: From,
  steps: StepRecord[]
): Promise<void> {
  const sql = await statementsOf(trx)
  for (const step of steps.filter(({ status }) => status === 'waiting')) {
    if (kindIn(run, step) === 'flow') {
      const child = await addChild(sql, run, step, now)
      if (child) await later.start(trx, child)
      continue
    }
    const asked = { runId: run.id, stepKey: step.key }
    const { expiresMs, remindsMs } = await addApproval(sql, run.id, step)
    await leaveAskedNotice(trx, asked)
    await later.expire(trx, asked, Math.max(1, expiresMs - now))
    if (remindsMs) await later.remind(trx, asked, Math.max(1, remindsMs - now))
  }
}

const kindIn = ({ plan }: DrivenRun, { nodeId }: StepRecord): NodeKind =>
  plan.steps[plan.indexOf.get(nodeId)!].node.kind

/** Ends what canceled steps of a run waited for: nobody is asked any more, and the runs inside it end. */
export async function endWaits(
  trx: TransactionClientContract,
  { run, later }: Pick<From, 'run' | 'later'>,
  steps: StepRecord[]
): Promise<void> {
  const sql = await statementsOf(trx)
  for (const step of steps.filter(({ status }) => status === 'canceled')) {
    const kind = kindIn(run, step)
    if (kind === 'approval') await withdrawApproval(trx, { runId: run.id, stepKey: step.key })
    if (kind !== 'flow') continue
    const child = await openChildOf(sql, run.id, step.key)
    if (child) await endRunNow(trx, child, CANCELED, later.resumeRun)
  }
}
