import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .get('/api/subscription', [controllers.billing.Subscriptions, 'show'])
  .as('subscription.show')
  .use([middleware.auth(), middleware.limit('api')])
