import { html, type Html, plainPage } from '#app/auth/services/plain_page'
import { cardChoice, note, NOTHING, problem, pathOf } from '#app/billing/sandbox/pages/page_parts'
import type { LineItem, Session } from '#app/billing/sandbox/world/objects'
import { isOwnAddress } from '#app/billing/sandbox/world/own_address'
import { inWords } from '#app/billing/sandbox/world/proration'
import { appUrl } from '#config/app'

const SANDBOX = 'This is the sandbox of Hone: no money moves and no real card is asked for.'

export function checkoutPage(session: Session, token: Html, wrong: string | null): string {
  const { mode, line_items: lines, amount_total: total, currency } = session
  const title = mode === 'subscription' ? 'Subscribe' : 'Pay'
  return plainPage(
    'Checkout',
    html`
      <h1>${title}</h1>
      ${note(SANDBOX)}
      <dl>
        ${lines.data.map(lineOf)}
        <div class="total">
          <dt>Total due today</dt>
          <dd>${inWords(total, currency)}</dd>
        </div>
      </dl>
      ${problem(wrong)}
      <form method="post" action="/sandbox/checkout/${session.id}">
        ${token} ${cardChoice()}
        <button class="primary">Pay ${inWords(total, currency)}</button>
      </form>
      ${backOf(session)}
    `
  )
}

function lineOf({ description, quantity, amount_total: amount, price }: LineItem): Html {
  const every = price.recurring ? `, billed every ${price.recurring.interval}` : ''
  return html`
    <div>
      <dt>${description}<small>${String(quantity)} ×${every}</small></dt>
      <dd>${inWords(amount, price.currency)}</dd>
    </div>
  `
}

const backOf = ({ cancel_url: address }: Session): Html =>
  address && isOwnAddress(appUrl, address)
    ? html`<a class="button" href="${pathOf(address)}">Back</a>`
    : NOTHING

export function authenticationPage(session: Session, token: Html): string {
  return plainPage(
    'Confirm the payment',
    html`
      <h1>Confirm the payment</h1>
      ${note('Here your bank would ask you to confirm the payment. In the sandbox you decide.')}
      <p>${inWords(session.amount_total, session.currency)} to Hone</p>
      <form method="post" action="/sandbox/checkout/${session.id}/authentication">
        ${token}
        <button class="primary" name="answer" value="complete">Complete</button>
        <button name="answer" value="fail">Fail</button>
      </form>
    `
  )
}
