import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const uuid = router.matchers.uuid()

router
  .group(() => {
    workspaceRoutes()
    memberRoutes()
    invitationRoutes()
  })
  .prefix('/api')
  .where('id', uuid)
  .where('memberId', uuid)
  .where('invitationId', uuid)
  .where('token', /^[\w-]{20,64}$/)
  .use([middleware.auth(), middleware.limit('api')])

function workspaceRoutes() {
  router.get('/workspaces', [controllers.workspaces.Workspaces, 'index']).as('workspaces.index')
  router
    .post('/workspaces', [controllers.workspaces.Workspaces, 'store'])
    .as('workspaces.store')
    .use([middleware.body(), middleware.once()])
  router
    .patch('/workspaces/:id', [controllers.workspaces.Workspaces, 'update'])
    .as('workspaces.update')
    .use(middleware.body())
}

function memberRoutes() {
  router
    .get('/workspaces/:id/members', [controllers.workspaces.Members, 'index'])
    .as('members.index')
  router
    .patch('/workspaces/:id/members/:memberId', [controllers.workspaces.Members, 'update'])
    .as('members.update')
    .use(middleware.body())
  router
    .delete('/workspaces/:id/members/:memberId', [controllers.workspaces.Members, 'destroy'])
    .as('members.destroy')
}

function invitationRoutes() {
  router
    .get('/workspaces/:id/invitations', [controllers.workspaces.WorkspaceInvitations, 'index'])
    .as('workspace_invitations.index')
  router
    .post('/workspaces/:id/invitations', [controllers.workspaces.WorkspaceInvitations, 'store'])
    .as('workspace_invitations.store')
    .use([middleware.body(), middleware.once()])
  router
    .delete('/workspaces/:id/invitations/:invitationId', [
      controllers.workspaces.WorkspaceInvitations,
      'destroy',
    ])
    .as('workspace_invitations.destroy')
  router
    .get('/invitations/:token', [controllers.workspaces.Invitations, 'show'])
    .as('invitations.show')
  router
    .post('/invitations/:token', [controllers.workspaces.Invitations, 'store'])
    .as('invitations.store')
    .use(middleware.body())
}
