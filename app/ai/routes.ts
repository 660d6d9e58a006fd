import router from '@adonisjs/core/services/router'
import { findProviderSubject } from '#app/ai/services/providers/find_providers'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router
      .get('/model-providers', [controllers.ai.ModelProviders, 'index'])
      .as('model_providers.index')
    router
      .post('/model-providers', [controllers.ai.ModelProviders, 'store'])
      .as('model_providers.store')
      .use([middleware.body(), middleware.once()])
    router
      .patch('/model-providers/:id', [controllers.ai.ModelProviders, 'update'])
      .as('model_providers.update')
      .use(middleware.body())
    router
      .delete('/model-providers/:id', [controllers.ai.ModelProviders, 'destroy'])
      .as('model_providers.destroy')
    router
      .post('/model-tests', [controllers.ai.ModelTests, 'store'])
      .as('model_tests.store')
      .use([middleware.limit('improve'), middleware.body()])
    router
      .post('/model-searches', [controllers.ai.ModelSearches, 'store'])
      .as('model_searches.store')
      .use([middleware.limit('improve'), middleware.body()])
    router.get('/model-spend', [controllers.ai.ModelSpend, 'show']).as('model_spend.show')
  })
  .prefix('/api/admin')
  .where('id', router.matchers.uuid())
  .use([
    middleware.auth(),
    middleware.limit('api'),
    middleware.admin({ about: findProviderSubject }),
  ])

router
  .group(() => {
    router.get('/models', [controllers.ai.ModelChoices, 'index']).as('model_choices.index')
    router.get('/usage', [controllers.ai.Usage, 'index']).as('usage.index')
    router.get('/usage/days', [controllers.ai.UsageDays, 'show']).as('usage_days.show')
  })
  .prefix('/api')
  .use([middleware.auth(), middleware.limit('api')])
