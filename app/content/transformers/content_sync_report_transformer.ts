import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SyncReport } from '#app/content/services/sync/find_sync_report'
import { syncFields } from '#app/content/transformers/content_sync_transformer'

/** A sync with the pages that it reports. */
export default class ContentSyncReportTransformer extends BaseTransformer<SyncReport> {
  toObject() {
    return {
      ...syncFields(this.resource),
      pages: this.resource.pages.map((page) => ({
        ...{ id: page.page_id, source: page.source, outcome: page.outcome, title: page.title },
        ...{ url: page.url, targetId: page.target_id },
        faults: page.faults.map(({ field, message }) => ({ field, message })),
      })),
    }
  }
}
