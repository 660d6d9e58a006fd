import { BaseTransformer } from '@adonisjs/core/transformers'
import { type RunError, stoppedBy } from '#app/flows/domain/runs/run'
import type Flow from '#app/flows/models/flow'
import type { LastRun } from '#app/flows/services/flows/last_runs'
import FlowTransformer from '#app/flows/transformers/flow_transformer'

interface ListedFlow {
  flow: Flow
  lastRun: LastRun | undefined
  isReadOnly: boolean
}

/** A flow in a list, with the outcome of its last run. */
export default class ListedFlowTransformer extends BaseTransformer<ListedFlow> {
  toObject() {
    const { flow, lastRun, isReadOnly } = this.resource
    const listed = new FlowTransformer(flow).toObject()
    return { ...listed, isReadOnly, lastRun: lastRun ? runOf(lastRun) : null }
  }
}

function runOf(run: LastRun) {
  const { id, status, created_ms: createdMs, ended_ms: endedMs } = run
  return {
    ...{ id, status, stoppedBy: stoppedBy(status, run.has_result === 1, run.refusal) },
    error: run.error === null ? null : (JSON.parse(run.error) as RunError),
    createdAt: new Date(Number(createdMs)).toISOString(),
    endedAt: endedMs === null ? null : new Date(Number(endedMs)).toISOString(),
  }
}
