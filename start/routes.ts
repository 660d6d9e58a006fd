import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import '#app/core/routes'
import '#app/auth/routes'
import '#app/activity/routes'
import '#app/billing/routes'
import '#app/workspaces/routes'
import '#app/ai/routes'
import '#app/prompts/routes'
import '#app/flows/routes'
import '#app/templates/routes'
import '#app/content/routes'
import '#app/content/sync_routes'
import '#app/account/routes'

/** Last: what nothing above answers. */
router.any('/api/*', ({ response }) =>
  response.notFound({ message: 'There is nothing at this address.', code: 'not_found' })
)
router.any('/assets/*', ({ response }) =>
  response.notFound({
    message: 'This file belongs to another release. Reload the page.',
    code: 'not_found',
  })
)
router.get('*', [controllers.core.Pages, 'show']).as('spa')
