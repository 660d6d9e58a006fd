import { BaseTransformer } from '@adonisjs/core/transformers'
import type Flow from '#app/flows/models/flow'
import type { LastRun } from '#app/flows/services/last_runs'
import FlowTransformer from '#app/flows/transformers/flow_transformer'

interface ListedFlow {
  flow: Flow
  lastRun: LastRun | undefined
}

/** A flow in a list, with what became of its last run. */
export default class ListedFlowTransformer extends BaseTransformer<ListedFlow> {
  toObject() {
    const { flow, lastRun } = this.resource
    return { ...new FlowTransformer(flow).toObject(), lastRun: lastRun ? runOf(lastRun) : null }
  }
}

const runOf = ({ id, status, created_ms: createdMs, ended_ms: endedMs }: LastRun) => ({
  id,
  status,
  createdAt: new Date(Number(createdMs)).toISOString(),
  endedAt: endedMs === null ? null : new Date(Number(endedMs)).toISOString(),
})
