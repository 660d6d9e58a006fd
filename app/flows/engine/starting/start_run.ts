import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hold } from '#app/billing/services/ledger/hold'
import { statementsOf } from '#app/core/dialects/statements'
import { startHere } from '#app/core/jobs/start_here'
import { Budget } from '#app/flows/domain/graph/budget'
import type { Plan } from '#app/flows/domain/checks/plan'
import { driveRun } from '#app/flows/engine/drive_run'
import { HeldRun } from '#app/flows/engine/recovery/held_run'
import { keptSteps } from '#app/flows/engine/steps/kept_steps'
import { creditOf } from '#app/flows/engine/settle_credit'
import { insertRun, type NewRun } from '#app/flows/engine/store'

export type Started = { ok: true } | { ok: false; error: 'no_credits'; remaining: number }

const CREDITS_OF_A_RUN = 1

/** Stores a run and holds its credit. It starts once the transaction is committed. */
export async function startRun(
  run: NewRun,
  plan: Plan,
  trx: TransactionClientContract
): Promise<Started> {
  const { id, userId, inputs } = run
  const now = Date.now()
  const budget = new Budget(run.maxCostMicros)
  const reference = creditOf(id)
  const credit = await hold({ userId, now, reference, amount: CREDITS_OF_A_RUN }, trx)
  if (!credit.ok) return credit
  const sql = await statementsOf(trx)
  const holder = await insertRun(sql, run, now)
  const options = run.options ?? {}
  const { only, model, reuse: reuses } = options
  const driven = { ...{ id, userId, plan, inputs, stored: new Map(), budget }, only, model, reuses }
  const kept = await keptSteps(sql, options)
  const held = new HeldRun({ holder, parentId: null, createdMs: now, run: { ...driven, kept } })
  await startHere(trx, driveRun, { runId: id }, held)
  return { ok: true }
}
