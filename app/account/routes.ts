import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { AccountDeletions, AccountExportEvents, AccountExportFiles, AccountExports } =
  controllers.account

router
  .group(() => {
    router.get('/deletion', [AccountDeletions, 'show']).as('account_deletion.show')
    router.get('/exports', [AccountExports, 'index']).as('account_exports.index')
    router
      .post('/exports', [AccountExports, 'store'])
      .as('account_exports.store')
      .use([middleware.body(), middleware.once()])
    router.get('/exports/:id', [AccountExports, 'show']).as('account_exports.show')
    router.delete('/exports/:id', [AccountExports, 'destroy']).as('account_exports.destroy')
    router
      .get('/exports/:id/events', [AccountExportEvents, 'index'])
      .as('account_export_events.index')
    router.get('/exports/:id/file', [AccountExportFiles, 'show']).as('account_export_file.show')
  })
  .prefix('/api/account')
  .where('id', router.matchers.uuid())
  .use([middleware.auth(), middleware.limit('api')])

/** A program must not end the account of its owner. */
router
  .group(() => {
    router
      .post('/deletion', [AccountDeletions, 'store'])
      .as('account_deletion.store')
      .use(middleware.body())
    router.delete('/deletion', [AccountDeletions, 'destroy']).as('account_deletion.destroy')
  })
  .prefix('/api/account')
  .use([middleware.auth({ tokens: 'none' }), middleware.limit('api')])
