import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { KILOBYTE } from '#app/core/requests/body_sizes'
import { isTrial } from '#config/app'
import { middleware } from '#start/kernel'

const { SandboxAuthentications, SandboxCheckouts, SandboxInvoices, SandboxPortals } =
  controllers.billing

/** A choice of a card, or a button. */
const FORM_BYTES = 10 * KILOBYTE

/** They need nobody who is signed in: who has the unguessable id may open the page. */
if (isTrial) {
  router
    .group(() => {
      router.get('/checkout/:id', [SandboxCheckouts, 'show']).as('sandbox.checkouts.show')
      router
        .post('/checkout/:id', [SandboxCheckouts, 'store'])
        .as('sandbox.checkouts.store')
        .use(middleware.body(FORM_BYTES))
      router
        .get('/checkout/:id/authentication', [SandboxAuthentications, 'show'])
        .as('sandbox.authentications.show')
      router
        .post('/checkout/:id/authentication', [SandboxAuthentications, 'store'])
        .as('sandbox.authentications.store')
        .use(middleware.body(FORM_BYTES))
      router.get('/portal/:id', [SandboxPortals, 'show']).as('sandbox.portals.show')
      router
        .post('/portal/:id', [SandboxPortals, 'store'])
        .as('sandbox.portals.store')
        .use(middleware.body(FORM_BYTES))
      router.get('/invoices/:id', [SandboxInvoices, 'show']).as('sandbox.invoices.show')
    })
    .prefix('/sandbox')
    .use(middleware.limit('api'))
}
