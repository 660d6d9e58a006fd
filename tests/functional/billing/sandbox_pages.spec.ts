import { test } from '@japa/runner'
import Stripe from 'stripe'
import { deliverSandboxEvents } from '#app/billing/sandbox/deliver_events'
import {
  clearSandbox,
  withEmptySandbox,
  makeCatalog,
  openSession,
} from '#tests/functional/billing/sandbox_client'
import { sandboxStripe } from '#app/billing/sandbox/sandbox_stripe_server'
import { Browser } from '#tests/functional/auth/browser'
import { onBothDatabases } from '#tests/helpers/depth'
import { appUrl } from '#config/app'

/** The token of the forms of a page. */
const tokenIn = (body: string): string => /name="token" value="([^"]+)"/.exec(body)?.[1] ?? ''

async function newClient(): Promise<Stripe> {
  const { apiKey, ...address } = await sandboxStripe()
  return new Stripe(apiKey, { ...address, protocol: 'http', telemetry: false })
}

test.group('The pages of the sandbox', (group) => {
  group.tap(onBothDatabases)
  withEmptySandbox(group)
  let stripe: Stripe
  let browser: Browser
  group.each.setup(async () => {
    deliverSandboxEvents({ address: 'http://127.0.0.1:9/', pausesMs: [] })
    stripe = await newClient()
    browser = new Browser()
    return async () => {
      deliverSandboxEvents()
      await clearSandbox()
    }
  })

  async function checkout() {
    const catalog = await makeCatalog(stripe)
    const session = await openSession(stripe, catalog.monthly)
    const path = new URL(session.url!).pathname
    const page = await browser.get(path)
    return { ...catalog, session, path, page, token: tokenIn(page.body) }
  }

  const state = async (id: string) => (await stripe.checkout.sessions.retrieve(id)).status

  test('checkout names product and total, says that no money moves, and leads back when paid', async ({
    assert,
  }) => {
    const { session, path, page, token } = await checkout()
    assert.equal(page.status, 200)
    for (const text of ['Hone Pro', '$29.99', 'every month', 'no money moves', '4242 4242']) {
      assert.include(page.body, text)
    }
    const paid = await browser.post(path, { token, card: 'works' })
    assert.equal(paid.status, 303)
    assert.equal(paid.location, `/create?session_id=${session.id}`)
    assert.equal(await state(session.id), 'complete')
    const again = await browser.post(path, { token, card: 'works' })
    assert.equal(again.location, `/create?session_id=${session.id}`)
    const { data } = await stripe.subscriptions.list({ status: 'all' })
    assert.lengthOf(data, 1)
  })

  test('two clicks on Pay pay once', async ({ assert }) => {
    const { path, token } = await checkout()
    const clicks = [0, 1].map(() => browser.post(path, { token, card: 'works' }))
    for (const { status } of await Promise.all(clicks)) assert.equal(status, 303)
    assert.lengthOf((await stripe.subscriptions.list()).data, 1)
    assert.lengthOf((await stripe.invoices.list()).data, 1)
  })

  test('a declined card changes nothing, and another one can be tried', async ({ assert }) => {
    const { session, path, token } = await checkout()
    const refused = await browser.post(path, { token, card: 'declined' })
    assert.equal(refused.status, 422)
    assert.match(refused.body, /role="alert">Your card was declined/)
    assert.equal(await state(session.id), 'open')
    assert.equal((await browser.post(path, { token, card: 'works' })).status, 303)
  })

  test('a card that needs authentication asks for it, and pays only when confirmed', async ({
    assert,
  }) => {
    const { session, path, token } = await checkout()
    const asked = await browser.post(path, { token, card: 'authentication' })
    assert.equal(asked.location, `${path}/authentication`)
    assert.include((await browser.get(`${path}/authentication`)).body, 'Complete')
    const failed = await browser.post(`${path}/authentication`, { token, answer: 'fail' })
    assert.equal(failed.status, 422)
    assert.equal(await state(session.id), 'open')
    const early = await browser.post(`${path}/authentication`, { token, answer: 'complete' })
    assert.equal(early.status, 200)
    assert.equal(await state(session.id), 'open')
    await browser.post(path, { token, card: 'authentication' })
    const paid = await browser.post(`${path}/authentication`, { token, answer: 'complete' })
    assert.equal(paid.location, `/create?session_id=${session.id}`)
    assert.equal(await state(session.id), 'complete')
  })

  test('a form that is not from a page of ours changes nothing', async ({ assert }) => {
    const { session, path, token } = await checkout()
    const stranger = new Browser()
    const origin = { origin: 'https://example.com' }
    for (const answer of [
      await stranger.post(path, { token, card: 'works' }),
      await browser.post(path, { card: 'works' }),
      await browser.post(path, { token: 'guessed', card: 'works' }),
      await browser.post(path, { token, card: 'works' }, origin),
    ]) {
      assert.equal(answer.status, 403)
    }
    assert.equal(await state(session.id), 'open')
  })

  test('pages that are not there say so', async ({ assert }) => {
    for (const path of [
      'checkout/cs_x',
      'checkout/cs_x/authentication',
      'portal/x',
      'invoices/x',
    ]) {
      assert.equal((await browser.get(`/sandbox/${path}`)).status, 410)
    }
  })

  test('the portal cancels, resumes, switches, changes the card and moves the clock', async ({
    assert,
  }) => {
    const { session, path, token, annual } = await checkout()
    await browser.post(path, { token, card: 'works' })
    const paid = await stripe.checkout.sessions.retrieve(session.id)
    const portal = await stripe.billingPortal.sessions.create({
      customer: paid.customer as string,
      return_url: `${appUrl}/settings`,
    })
    const at = new URL(portal.url).pathname
    const page = await browser.get(at)
    for (const text of ['Hone Pro', '$29.99 per month', 'Renews on', '4242', 'href="/settings"']) {
      assert.include(page.body, text)
    }
    const act = async (action: string, more: Record<string, string> = {}) =>
      (await browser.post(at, { token: tokenIn(page.body), action, ...more })).status
    const subscription = () => stripe.subscriptions.retrieve(paid.subscription as string)
    assert.equal(await act('cancel'), 303)
    assert.isTrue((await subscription()).cancel_at_period_end)
    assert.include((await browser.get(at)).body, 'Ends on')
    assert.equal(await act('resume'), 303)
    assert.isFalse((await subscription()).cancel_at_period_end)
    assert.equal(await act('switch', { price: annual.id }), 303)
    assert.equal((await subscription()).items.data[0].price.id, annual.id)
    assert.equal(await act('card', { card: 'declined' }), 422)
    assert.equal(await act('card', { card: 'fails_later' }), 303)
    assert.equal(await act('year'), 303)
    assert.equal((await subscription()).status, 'past_due')
    assert.equal(await act('card', { card: 'works' }), 303)
    assert.equal((await subscription()).status, 'active')
    assert.equal(await act('delivery', { delivery: 'twice' }), 303)
    assert.match((await browser.get(at)).body, /value="twice"\s+checked/)
    assert.equal(await act('constructor'), 422)
    const [invoice] = (await stripe.invoices.list()).data
    const printed = await browser.get(new URL(invoice.hosted_invoice_url!).pathname)
    assert.include(printed.body, invoice.number!)
    assert.include(printed.body, 'No money moved')
  })
})
