import { BaseTransformer } from '@adonisjs/core/transformers'
import type Flow from '#app/flows/models/flow'
import type FlowVersion from '#app/flows/models/flow_version'
import FlowVersionTransformer from '#app/flows/transformers/flow_version_transformer'

/** A new version, with the etag that its flow has now. */
export default class SavedFlowVersionTransformer extends BaseTransformer<{
  flow: Flow
  made: FlowVersion
}> {
  toObject() {
    const { flow, made } = this.resource
    return { ...new FlowVersionTransformer(made).toObject(), etag: flow.etag }
  }
}
