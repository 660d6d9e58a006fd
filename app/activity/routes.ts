import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .get('/api/activities', [controllers.activity.Activities, 'index'])
  .as('activities.index')
  .use([middleware.auth(), middleware.limit('api')])
