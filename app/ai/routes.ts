import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/models', [controllers.ai.ModelChoices, 'index']).as('model_choices.index')
  })
  .prefix('/api')
  .use([middleware.auth(), middleware.limit('api')])
