import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Guides, HelpAnswers } = controllers.content

router
  .group(() => {
    router.get('/guides', [Guides, 'index']).as('guides.index')
    router.get('/guides/:id', [Guides, 'show']).as('guides.show')
  })
  .prefix('/api')
  .use([middleware.auth({ tokens: 'any', visitors: true }), middleware.limit('api')])

router
  .get('/api/help-answers', [HelpAnswers, 'index'])
  .as('help_answers.index')
  .use([middleware.auth(), middleware.limit('api')])
