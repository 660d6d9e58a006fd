import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/activities', [controllers.activity.Activities, 'index']).as('activities.index')
    router.get('/notices', [controllers.activity.Notices, 'index']).as('notices.index')
    router
      .patch('/notices/:id', [controllers.activity.Notices, 'update'])
      .as('notices.update')
      .where('id', router.matchers.uuid())
      .use(middleware.body())
    router
      .post('/notices/read', [controllers.activity.ReadNotices, 'store'])
      .as('read_notices.store')
      .use(middleware.body())
  })
  .prefix('/api')
  .use([middleware.auth(), middleware.limit('api')])
