import router from '@adonisjs/core/services/router'
import { findPersonSubject } from '#app/auth/services/audit/person_subject'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  AccountDeletions,
  AccountExportEvents,
  AccountExportFiles,
  AccountExports,
  AdminUsers,
  Analytics,
  AuditEntries,
  Services,
  Support,
  UserCredits,
  UserPlans,
  UserSuspensions,
  WorkspaceOwners,
} = controllers.account

/** What the help screen says of this server. */
router
  .group(() => {
    router.get('/services', [Services, 'index']).as('services.index')
    router.get('/support', [Support, 'show']).as('support.show')
  })
  .prefix('/api')
  .use([middleware.auth(), middleware.limit('api')])

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

router
  .put('/api/workspaces/:id/owner', [WorkspaceOwners, 'update'])
  .as('workspace_owner.update')
  .where('id', router.matchers.uuid())
  .use([middleware.auth(), middleware.limit('api'), middleware.body()])

router
  .get('/api/admin/analytics', [Analytics, 'show'])
  .as('analytics.show')
  .use([middleware.auth(), middleware.limit('api'), middleware.admin()])

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

router
  .group(() => {
    router.get('/users', [AdminUsers, 'index']).as('admin_users.index')
    router.get('/users/:id', [AdminUsers, 'show']).as('admin_users.show')
    router
      .patch('/users/:id', [AdminUsers, 'update'])
      .as('admin_users.update')
      .use(middleware.body())
    router
      .put('/users/:id/plan', [UserPlans, 'update'])
      .as('user_plans.update')
      .use(middleware.body())
    router
      .put('/users/:id/suspension', [UserSuspensions, 'update'])
      .as('user_suspensions.update')
      .use(middleware.body())
    router
      .delete('/users/:id/suspension', [UserSuspensions, 'destroy'])
      .as('user_suspensions.destroy')
    router
      .post('/users/:id/credits', [UserCredits, 'store'])
      .as('user_credits.store')
      .use([middleware.body(), middleware.once()])
    router.get('/audit-entries', [AuditEntries, 'index']).as('audit_entries.index')
  })
  .prefix('/api/admin')
  .where('id', router.matchers.uuid())
  .use([middleware.auth(), middleware.limit('api'), middleware.admin({ about: findPersonSubject })])
