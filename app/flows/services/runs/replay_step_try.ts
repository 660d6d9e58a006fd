import { unacceptable } from '#app/core/exceptions/api_exception'
import type { Transact } from '#app/core/transact'
import { MICROS } from '#app/flows/domain/graph/budget'
import type { RunOptions } from '#app/flows/domain/runs/run'
import { pathsRead } from '#app/flows/domain/runs/step_alone'
import type { Value } from '#app/flows/domain/values/value'
import { nameKey } from '#app/flows/domain/graph/variables'
import { planOfRun } from '#app/flows/engine/plans'
import type Flow from '#app/flows/models/flow'
import type { FoundRun } from '#app/flows/services/runs/find_runs'
import { startPaidRun } from '#app/flows/services/runs/start_paid_run'
import { runOf } from '#app/flows/services/runs/start_flow_run'
import { startStepTry } from '#app/flows/services/runs/start_step_try'

interface Wanted {
  from?: string
  only?: string
  model?: string
  draft?: boolean
  /** Millionths of a US dollar, or null. */
  maxCostMicros: number | null
}

interface StepTried {
  flow: Flow
  /** Who repeats it. */
  userId: string
  run: FoundRun
  options: RunOptions & { only: string }
}

/**
 * Repeats a run of one step with the same sample values.
 * @throws ApiException 422 `fields` where another step is wanted, or the step of the draft cannot run, 402 `no_credits`
 */
export async function replayStepTry(
  { flow, userId, run, options: { only, reuse } }: StepTried,
  { from, only: wanted = only, model, draft, maxCostMicros }: Wanted,
  transact: Transact<FoundRun>
): Promise<FoundRun> {
  if (from !== undefined || wanted !== only)
    throw unacceptable({ [from === undefined ? 'only' : 'from']: ONE_STEP })
  const { id: flowId } = flow
  const inputs = JSON.parse(run.inputs) as Record<string, Value>
  if (draft) {
    const maxCost = maxCostMicros === null ? undefined : maxCostMicros / MICROS
    const execution = { only, inputs: stillRead(flow, only, inputs), maxCost, reuse, model }
    return startStepTry({ userId, id: flowId }, execution, transact)
  }
  const { version } = run
  const options = { only, hasSamples: true, model }
  const plan = await planOfRun({ flowId, version }, options)
  const again = { ...runOf(flow, userId), version, inputs, maxCostMicros, replayOf: run.id }
  return transact((trx) => startPaidRun({ ...again, options }, plan, trx))
}

const ONE_STEP = 'This run has only one step. Run the flow to run others.'

function stillRead({ draft }: Flow, nodeId: string, inputs: Record<string, Value>) {
  const names = new Set(pathsRead(draft, nodeId).map(([name]) => name))
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => names.has(nameKey(name))))
}
