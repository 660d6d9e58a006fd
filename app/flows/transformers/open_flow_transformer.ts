import { BaseTransformer } from '@adonisjs/core/transformers'
import type Flow from '#app/flows/models/flow'
import FlowTransformer from '#app/flows/transformers/flow_transformer'
import type { Role } from '#app/workspaces/domain/roles'

interface OpenFlow {
  flow: Flow
  /** What the reader is in its workspace. */
  role: Role
  isReadOnly: boolean
}

/** A flow that is opened: with its graph, whether the plan lets it be edited, and the role of the reader. */
export default class OpenFlowTransformer extends BaseTransformer<OpenFlow> {
  toObject() {
    const { flow, role, isReadOnly } = this.resource
    return { ...new FlowTransformer(flow).forOpen(), role, isReadOnly }
  }
}
