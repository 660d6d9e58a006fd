import { BaseTransformer } from '@adonisjs/core/transformers'
import type FlowVersion from '#app/flows/models/flow_version'

export default class FlowVersionTransformer extends BaseTransformer<FlowVersion> {
  toObject() {
    const { number, note, authorId, createdAt } = this.resource
    return { version: number, note, authorId, createdAt: createdAt.toUTC().toISO() as string }
  }

  forOpen() {
    return { ...this.toObject(), graph: this.resource.graph }
  }
}
