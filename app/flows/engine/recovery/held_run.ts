import db from '@adonisjs/lucid/services/db'
import { statementsOf } from '#app/core/dialects/statements'
import type { JobRun } from '#app/core/jobs/define_job'
import { Budget } from '#app/flows/domain/graph/budget'
import type { Value } from '#app/flows/domain/values/value'
import type { RunOptions } from '#app/flows/domain/runs/run'
import { reservedByChildren } from '#app/flows/engine/child_store'
import type { DrivenRun } from '#app/flows/engine/driven_run'
import { keptSteps } from '#app/flows/engine/steps/kept_steps'
import { planOfRun } from '#app/flows/engine/plans'
import { type Holder, storedSteps, takeOver } from '#app/flows/engine/store'
import { waitEnds } from '#app/flows/engine/wait_ends'

interface Held {
  holder: Holder
  /** The run that it is part of, or null. */
  parentId: string | null
  /** Milliseconds since 1970. */
  createdMs: number
  run: DrivenRun
}

/** A run with the right to write for it. */
export class HeldRun {
  readonly holder: Holder
  readonly parentId: string | null
  readonly createdMs: number
  readonly run: DrivenRun

  constructor({ holder, parentId, createdMs, run }: Held) {
    this.holder = holder
    this.parentId = parentId
    this.createdMs = createdMs
    this.run = run
  }
}

/**
 * Takes a run over from its former holder, and reads what is stored of it. Null where it has ended.
 * @throws JobLost where another worker has taken over the job meanwhile: the run then belongs to that worker
 */
export async function takeOverRun(
  runId: string,
  job: Pick<JobRun<unknown>, 'requireClaimIn' | 'wasInterrupted'>
): Promise<HeldRun | null> {
  const taken = await db.transaction(async (trx) => {
    const sql = await statementsOf(trx)
    const row = await takeOver(sql, runId)
    await job.requireClaimIn(trx)
    if (!row) return null
    const options = row.options === null ? {} : (JSON.parse(row.options) as RunOptions)
    const [stored, ends] = [await storedSteps(sql, runId), await waitEnds(sql, runId)]
    const [kept, reserved] = [await keptSteps(sql, options), await reservedByChildren(sql, runId)]
    return { row, options, stored, waitEnds: ends, kept, reserved }
  })
  if (!taken) return null
  const { row, options, reserved, ...rest } = taken
  const { only, model, reuse: reuses } = options
  const inputs = JSON.parse(row.inputs) as Record<string, Value>
  const version = { flowId: row.flow_id, version: row.version }
  const plan = await planOfRun(version, options)
  const budget = new Budget(row.max_cost_micros, row.cost_micros + reserved)
  return new HeldRun({
    holder: { runId, fence: row.fence, seq: row.event_seq, batchId: row.batch_id },
    parentId: row.parent_run_id,
    createdMs: row.created_ms,
    run: {
      ...{ id: runId, userId: row.user_id, plan, inputs, budget, ...rest },
      ...{ only, model, reuses, wasInterrupted: job.wasInterrupted },
    },
  })
}
