import { BaseTransformer } from '@adonisjs/core/transformers'
import type Flow from '#app/flows/models/flow'
import FlowTransformer from '#app/flows/transformers/flow_transformer'

interface OpenFlow {
  flow: Flow
  isReadOnly: boolean
}

/** A flow that is opened: with its graph, and whether it can be edited. */
export default class OpenFlowTransformer extends BaseTransformer<OpenFlow> {
  toObject() {
    const { flow, isReadOnly } = this.resource
    return { ...new FlowTransformer(flow).forOpen(), isReadOnly }
  }
}
