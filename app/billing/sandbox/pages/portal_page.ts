import { html, type Html, plainPage } from '#app/auth/services/plain_page'
import type { Delivery } from '#app/billing/sandbox/delivery_modes'
import { pair } from '#app/billing/sandbox/pages/invoice_page'
import {
  cardChoice,
  dayInWords,
  note,
  NOTHING,
  pathOf,
  priceInWords,
  problem,
} from '#app/billing/sandbox/pages/page_parts'
import type { PortalView } from '#app/billing/sandbox/pages/portal_view'
import type { Invoice, Subscription } from '#app/billing/sandbox/world/objects'
import { inWords } from '#app/billing/sandbox/world/proration'

interface Page {
  view: PortalView
  token: Html
  delivery: Delivery
  wrong: string | null
}

const STATES = { active: 'Active', past_due: 'The last payment failed', canceled: 'Canceled' }

export function portalPage({ view, token, delivery, wrong }: Page): string {
  const { session, subscription, invoices } = view
  const form: Form = (content) =>
    html`<form method="post" action="/sandbox/portal/${session.id}">${token}${content}</form>`
  const back = session.return_url
  return plainPage(
    'Billing',
    html`
      <h1>Billing</h1>
      ${note('This is the sandbox of Hone: no money moves.')} ${problem(wrong)}
      ${back ? html`<a class="button" href="${pathOf(back)}">Back to Hone</a>` : NOTHING}
      <h2>Subscription</h2>
      ${subscription ? subscriptionPart(view, subscription, form) : html`<p>There is none.</p>`}
      <h2>Card</h2>
      <p>${view.card ? view.card.number : 'None'}</p>
      ${form(html`${cardChoice()}${button('card', 'Change card')}`)}
      <h2>Invoices</h2>
      ${
        invoices.length > 0
          ? html`<ul>
              ${invoices.map(invoiceRow)}
            </ul>`
          : html`<p>None yet.</p>`
      }
      <h2>Sandbox</h2>
      <p>Its clock shows ${dayInWords(view.now)}. It can only be moved forward, for everybody.</p>
      ${form(html`${CLOCK.map(({ value, label }) => html`<button name="action" value="${value}">${label}</button>`)}`)}
      ${form(button('dispute', 'Ask the bank to return the newest payment'))}
      ${form(html`${deliveryChoice(delivery)}${button('delivery', 'Deliver events like this')}`)}
    `
  )
}

type Form = (content: Html) => Html

const button = (action: string, label: string): Html =>
  html`<button name="action" value="${action}">${label}</button>`

function subscriptionPart(view: PortalView, subscription: Subscription, form: Form): Html {
  const [item] = subscription.items.data
  const isEnding = subscription.cancel_at_period_end
  return html`
    <dl>
      ${pair(view.product, priceInWords(item.price))} ${pair('Status', STATES[subscription.status])}
      ${pair(isEnding ? 'Ends on' : 'Renews on', dayInWords(item.current_period_end))}
    </dl>
    ${form(
      isEnding
        ? button('resume', 'Resume the subscription')
        : button('cancel', 'Cancel at the end of the period')
    )}
    ${view.others.map((price) =>
      form(
        html`<input type="hidden" name="price" value="${price.id}" />
          ${button('switch', `Switch to ${priceInWords(price)}`)}`
      )
    )}
  `
}

const invoiceRow = ({ id, number, created, amount_due: due, currency, status }: Invoice): Html =>
  html`<li>
    <a href="/sandbox/invoices/${id}">${number}</a>
    ${dayInWords(created)} · ${inWords(due, currency)} · ${status}
  </li>`

const CLOCK = [
  { value: 'day', label: 'Move the clock by 1 day' },
  { value: 'month', label: 'Move the clock by 1 month' },
  { value: 'year', label: 'Move the clock by 1 year' },
]

const LABELS: Record<Delivery, string> = {
  normal: 'As usual',
  late: '20 seconds late',
  twice: 'Each one twice',
  reversed: 'In reverse order',
}

const deliveryChoice = (chosen: Delivery): Html => html`
  <fieldset>
    <legend>Events reach Hone</legend>
    ${Object.entries(LABELS).map(
      ([value, label]) => html`
        <label class="choice">
          <input
            type="radio"
            name="delivery"
            value="${value}"
            ${value === chosen ? html`checked` : NOTHING}
          />
          <span>${label}</span>
        </label>
      `
    )}
  </fieldset>
`
