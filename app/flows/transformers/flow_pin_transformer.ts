import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FoundPin } from '#app/flows/services/runs/flow_pins'

export default class FlowPinTransformer extends BaseTransformer<FoundPin> {
  toObject() {
    const { node_id: nodeId, run_id: runId, created_ms: createdMs } = this.resource
    return { nodeId, runId, createdAt: new Date(createdMs).toISOString() }
  }
}
