import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/auth/user', [controllers.auth.CurrentUser, 'show']).as('auth.user')
  })
  .prefix('/api')
  .use([middleware.auth(), middleware.limit('api')])
