import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/templates', [controllers.templates.Templates, 'index']).as('templates.index')
    router.get('/templates/:id', [controllers.templates.Templates, 'show']).as('templates.show')
    router
      .post('/templates/:id/uses', [controllers.templates.TemplateUses, 'store'])
      .as('template_uses.store')
      .use([middleware.body(), middleware.once()])
    router
      .get('/template-texts', [controllers.templates.TemplateTexts, 'index'])
      .as('template_texts.index')
  })
  .prefix('/api')
  .use([middleware.auth(), middleware.limit('api')])
