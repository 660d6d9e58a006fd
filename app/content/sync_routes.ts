import router from '@adonisjs/core/services/router'
import { findSyncSubject } from '#app/content/services/sync/sync_subject'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ContentSource, ContentSyncEvents, ContentSyncs, NotionSyncs } = controllers.content

router
  .group(() => {
    router
      .post('/sync-notion', [NotionSyncs, 'store'])
      .as('notion_syncs.store')
      .use([middleware.body(), middleware.once()])
    router.get('/content-source', [ContentSource, 'show']).as('content_source.show')
    router.get('/content-syncs', [ContentSyncs, 'index']).as('content_syncs.index')
    router
      .post('/content-syncs', [ContentSyncs, 'store'])
      .as('content_syncs.store')
      .use([middleware.body(), middleware.once()])
    router.get('/content-syncs/:id', [ContentSyncs, 'show']).as('content_syncs.show')
    router.delete('/content-syncs/:id', [ContentSyncs, 'destroy']).as('content_syncs.destroy')
    router
      .get('/content-syncs/:id/events', [ContentSyncEvents, 'index'])
      .as('content_sync_events.index')
  })
  .prefix('/api/admin')
  .where('id', router.matchers.uuid())
  .use([middleware.auth(), middleware.limit('api'), middleware.admin({ about: findSyncSubject })])
