import router from '@adonisjs/core/services/router'
import { MEGABYTE } from '#app/core/requests/body_sizes'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import '#app/billing/sandbox/routes'

const {
  CheckoutSessions,
  Invoices,
  MoneyBacks,
  PortalSessions,
  StripeWebhook,
  SubscriptionCancellations,
  Subscriptions,
} = controllers.billing

/** An event of Stripe has the whole object that it is about. */
const EVENT_BYTES = MEGABYTE

router
  .group(() => {
    router.get('/subscription', [Subscriptions, 'show']).as('subscription.show')
    router.get('/billing/invoices', [Invoices, 'index']).as('invoices.index')
    router
      .get('/billing/checkouts/:id', [CheckoutSessions, 'show'])
      .as('checkout_sessions.show')
      .where('id', /^[\w]{1,255}$/)
  })
  .prefix('/api')
  .use([middleware.auth(), middleware.limit('api')])

router
  .group(() => {
    router
      .post('/create-checkout-session', [CheckoutSessions, 'store'])
      .as('checkout_sessions.store')
      .use([middleware.body(), middleware.once()])
    router
      .post('/billing/portal-sessions', [PortalSessions, 'store'])
      .as('portal_sessions.store')
      .use(middleware.body())
    router
      .patch('/subscription', [Subscriptions, 'update'])
      .as('subscription.update')
      .use(middleware.body())
    router
      .post('/billing/cancellation', [SubscriptionCancellations, 'store'])
      .as('subscription_cancellations.store')
      .use(middleware.body())
    router
      .delete('/billing/cancellation', [SubscriptionCancellations, 'destroy'])
      .as('subscription_cancellations.destroy')
    router
      .post('/billing/money-back', [MoneyBacks, 'store'])
      .as('money_backs.store')
      .use(middleware.body())
  })
  .prefix('/api')
  .use([middleware.auth(), middleware.limit('api')])

router
  .post('/api/stripe/webhook', [StripeWebhook, 'store'])
  .as('stripe_webhook.store')
  .use(middleware.body(EVENT_BYTES))
