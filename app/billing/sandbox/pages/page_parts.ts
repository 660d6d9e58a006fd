import type { HttpContext } from '@adonisjs/core/http'
import { html, type Html, plainPage } from '#app/auth/services/plain_page'
import { CARDS } from '#app/billing/sandbox/world/cards'
import type { Price } from '#app/billing/sandbox/world/objects'
import { isOwnAddress } from '#app/billing/sandbox/world/own_address'
import { inWords } from '#app/billing/sandbox/world/proration'
import { appUrl } from '#config/app'

export const NOTHING = html``

export const note = (text: string): Html => html`<p class="note">${text}</p>`

export const problem = (text: string | null): Html =>
  text ? html`<p class="error" role="alert">${text}</p>` : NOTHING

export const dayInWords = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export const priceInWords = ({ unit_amount: amount, currency, recurring }: Price): string => {
  const price = inWords(amount, currency)
  return recurring ? `${price} per ${recurring.interval}` : price
}

/** The sample cards to choose from. */
export const cardChoice = (): Html => html`
  <fieldset>
    <legend>Card</legend>
    ${CARDS.map(
      ({ name, number, about }, at) => html`
        <label class="choice">
          <input type="radio" name="card" value="${name}" ${at === 0 ? html`checked` : NOTHING} />
          <span>${number}<small>${about}</small></span>
        </label>
      `
    )}
  </fieldset>
`

export function gonePage({ response }: HttpContext, title: string, text: string): void {
  const body = html`<h1>${title}</h1>
    <p>${text}</p>
    <a class="button" href="/">Back to Hone</a>`
  response.type('html').status(410).send(plainPage(title, body))
}

export function forgedPage({ response, request }: HttpContext): void {
  const title = 'This page is out of date'
  const body = html`<h1>${title}</h1>
    <p>Nothing was changed. Open the page again and repeat what you did.</p>
    <a class="button" href="${request.url()}">Open the page again</a>`
  response.type('html').status(403).send(plainPage(title, body))
}

/** Leads to an address of Hone, on whichever of its names the browser is. */
export function leadTo(ctx: HttpContext, address: string): void {
  if (!isOwnAddress(appUrl, address)) {
    return gonePage(ctx, 'This address is not ours', 'The sandbox only leads back to Hone.')
  }
  ctx.response.redirect().status(303).toPath(pathOf(address))
}

export function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address)
  return pathname + search + hash
}
