import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ContentSource } from '#app/content/services/sync/find_sync_report'

/** What content is synced from. */
export default class ContentSourceTransformer extends BaseTransformer<ContentSource> {
  toObject() {
    const { service, schedule, sources } = this.resource
    return {
      service,
      schedule,
      sources: sources.map(({ kind, id, pages }) => ({ kind, id, pages })),
    }
  }
}
