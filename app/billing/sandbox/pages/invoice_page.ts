import { html, type Html, plainPage } from '#app/auth/services/plain_page'
import { dayInWords, note } from '#app/billing/sandbox/pages/page_parts'
import type { Invoice } from '#app/billing/sandbox/world/objects'
import { inWords } from '#app/billing/sandbox/world/proration'

const STATES = { open: 'Open', paid: 'Paid', void: 'Void' }

export function invoicePage(invoice: Invoice): string {
  const amount = (cents: number) => inWords(cents, invoice.currency)
  const credit = invoice.total - invoice.amount_due
  return plainPage(
    `Invoice ${invoice.number}`,
    html`
      <h1>Invoice ${invoice.number}</h1>
      ${note('An invoice of the sandbox of Hone. No money moved.')}
      <dl>
        ${pair('Date', dayInWords(invoice.created))}
        ${pair('For', String(invoice.customer_name ?? invoice.customer_email ?? 'A customer'))}
        ${pair('Status', STATES[invoice.status])}
      </dl>
      <h2>Items</h2>
      <dl>
        ${invoice.lines.data.map((line) => pair(line.description, amount(line.amount)))}
        ${credit === 0 ? [] : [pair('Credit', amount(-credit))]}
        <div class="total">
          <dt>Total</dt>
          <dd>${amount(invoice.amount_due)}</dd>
        </div>
      </dl>
    `
  )
}

export const pair = (name: string, value: string): Html => html`
  <div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>
`
