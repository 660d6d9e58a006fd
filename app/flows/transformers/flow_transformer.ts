import { BaseTransformer } from '@adonisjs/core/transformers'
import type Flow from '#app/flows/models/flow'

export default class FlowTransformer extends BaseTransformer<Flow> {
  toObject() {
    const flow = this.resource
    return {
      id: flow.id,
      title: flow.title,
      context: flow.context,
      tags: flow.tags,
      isFavorite: flow.isFavorite,
      currentStep: flow.currentStep,
      version: flow.version,
      draftVersion: flow.draftVersion,
      publishedVersion: flow.publishedVersion,
      etag: flow.etag,
      createdAt: flow.createdAt.toUTC().toISO() as string,
      updatedAt: flow.updatedAt.toUTC().toISO() as string,
      lastAccessedAt: flow.lastAccessedAt.toUTC().toISO() as string,
      deletedAt: flow.deletedAt?.toUTC().toISO() ?? null,
    }
  }

  /** With its graph, for the one that is open. What was just written can be edited. */
  forOpen() {
    return { ...this.toObject(), graph: this.resource.draft, isReadOnly: false }
  }
}
