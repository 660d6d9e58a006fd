import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router.get('/health/live', [controllers.core.Health, 'index']).as('health.live')
router
  .get('/health/ready', [controllers.core.Health, 'show'])
  .as('health.ready')
  .use(middleware.limit('api'))
