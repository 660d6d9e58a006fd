import router from '@adonisjs/core/services/router'
import { findTemplateSubject } from '#app/templates/services/writing/find_workflow_templates'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { TEMPLATE_BODY_BYTES } from '#app/templates/validators/admin_template_validators'

router
  .group(() => {
    router.get('/templates', [controllers.templates.Templates, 'index']).as('templates.index')
    router
      .get('/template-facets', [controllers.templates.TemplateFacets, 'show'])
      .as('template_facets.show')
    router
      .get('/template-gallery', [controllers.templates.TemplateGalleries, 'show'])
      .as('template_galleries.show')
    router.get('/templates/:id', [controllers.templates.Templates, 'show']).as('templates.show')
    router
      .post('/templates/:id/favourite', [controllers.templates.FavoriteTemplates, 'store'])
      .as('favorite_templates.store')
      .use(middleware.body())
    router
      .delete('/templates/:id/favourite', [controllers.templates.FavoriteTemplates, 'destroy'])
      .as('favorite_templates.destroy')
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

router
  .group(() => {
    const { AdminTemplates, AdminTemplateVersions, DeletedTemplates } = controllers.templates
    router.get('/templates', [AdminTemplates, 'index']).as('admin_templates.index')
    router
      .post('/templates', [AdminTemplates, 'store'])
      .as('admin_templates.store')
      .use([middleware.body(TEMPLATE_BODY_BYTES), middleware.once()])
    router.get('/templates/:id', [AdminTemplates, 'show']).as('admin_templates.show')
    router
      .put('/templates/:id', [AdminTemplates, 'update'])
      .as('admin_templates.update')
      .use(middleware.body(TEMPLATE_BODY_BYTES))
    router
      .patch('/templates/:id', [DeletedTemplates, 'update'])
      .as('deleted_templates.update')
      .use(middleware.body())
    router.delete('/templates/:id', [AdminTemplates, 'destroy']).as('admin_templates.destroy')
    router
      .get('/templates/:id/versions', [AdminTemplateVersions, 'index'])
      .as('admin_template_versions.index')
  })
  .prefix('/api/admin')
  .where('id', router.matchers.uuid())
  .use([
    middleware.auth(),
    middleware.limit('api'),
    middleware.admin({ about: findTemplateSubject }),
  ])
