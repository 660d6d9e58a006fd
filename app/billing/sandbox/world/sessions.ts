import type { Kinds, LineItem, Metadata, Price, Session } from '#app/billing/sandbox/world/objects'
import { presentCustomer } from '#app/billing/sandbox/world/customers'
import { requireOwnAddress } from '#app/billing/sandbox/world/own_address'
import { productName } from '#app/billing/sandbox/world/proration'
import { newLineItem, newSession } from '#app/billing/sandbox/world/shapes/sessions'
import { paramMissing, refused } from '#app/billing/sandbox/world/stripe_problem'
import type { Work } from '#app/billing/sandbox/world/work'

interface MadeParams {
  metadata?: Metadata
  description?: string
}

export interface SessionParams {
  mode?: Session['mode']
  line_items?: { price?: string; quantity?: number }[]
  success_url?: string
  cancel_url?: string
  customer?: string
  customer_email?: string
  client_reference_id?: string
  metadata?: Metadata
  subscription_data?: MadeParams
  payment_intent_data?: MadeParams
  allow_promotion_codes?: boolean
  automatic_tax?: { enabled: boolean }
  customer_update?: { address?: string }
  invoice_creation?: { enabled: boolean }
  expires_at?: number
  billing_address_collection?: string
  customer_creation?: string
  locale?: string
  submit_type?: string
}

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

export function createSession(work: Work, params: SessionParams): Session {
  const mode = params.mode
  if (!mode) throw paramMissing('mode')
  checkAddresses(work, params)
  const customer = customerOf(work, params)
  const lines = linesOf(work, mode, params.line_items ?? [])
  const id = work.newId('cs_test')
  return work.put(
    newSession({
      ...UNSET,
      ...given(params, UNSET),
      id,
      now: work.now,
      url: `${work.origin}/sandbox/checkout/${id}`,
      mode,
      lines,
      currency: lines[0].price.currency,
      customer: customer?.id ?? null,
      success_url: params.success_url!,
      expires_at: expiryOf(work, params.expires_at),
      isTaxAutomatic: params.automatic_tax?.enabled ?? false,
      sandbox: hiddenPart(params),
      more: {
        ...given(params, UNSHOWN),
        customer_creation: customer ? null : (params.customer_creation ?? 'always'),
      },
    })
  )
}

const UNSET = {
  customer_email: null,
  client_reference_id: null,
  metadata: {},
  cancel_url: null,
  allow_promotion_codes: null,
}

/** What a session repeats, and the sandbox does not heed. */
const UNSHOWN = { billing_address_collection: null, locale: null, submit_type: null }

/** Those of some fields that a request gives. */
const given = (params: SessionParams, fields: object): object =>
  Object.fromEntries(
    Object.entries(params).filter(([name, value]) => name in fields && value !== null)
  )

function hiddenPart(params: SessionParams): Session['sandbox'] {
  const made =
    params.mode === 'subscription' ? params.subscription_data : params.payment_intent_data
  return {
    isAuthenticating: false,
    madeMetadata: made?.metadata ?? {},
    madeDescription: made?.description ?? null,
    withInvoice: params.invoice_creation?.enabled ?? false,
  }
}

function checkAddresses(work: Work, params: SessionParams): void {
  if (!params.success_url) throw paramMissing('success_url')
  requireOwnAddress(work, params.success_url, 'success_url')
  if (params.cancel_url) requireOwnAddress(work, params.cancel_url, 'cancel_url')
}

function customerOf(work: Work, params: SessionParams): Kinds['customer'] | null {
  const { customer: id, customer_email: email } = params
  if (id && email) {
    throw refused('You may only specify one of these parameters: customer, customer_email.')
  }
  if (params.customer_update && !id) {
    throw refused('`customer_update` can only be used with `customer`.', {
      param: 'customer_update',
    })
  }
  const customer = id ? presentCustomer(work, id, 'customer') : null
  if (params.automatic_tax?.enabled && customer) requireLocation(customer, params)
  return customer
}

function requireLocation({ address }: Kinds['customer'], params: SessionParams): void {
  if (address || params.customer_update?.address === 'auto') return
  throw refused(
    "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set `customer_update[address]` to 'auto' to save the address entered in Checkout.",
    { code: 'customer_tax_location_invalid', param: 'automatic_tax' }
  )
}

function linesOf(
  work: Work,
  mode: Session['mode'],
  wanted: NonNullable<SessionParams['line_items']>
): LineItem[] {
  if (wanted.length === 0) throw paramMissing('line_items')
  const lines = wanted.map(({ price: id, quantity = 1 }, at) => {
    if (!id) throw paramMissing(`line_items[${at}][price]`)
    const price = work.find('price', id, `line_items[${at}][price]`)
    checkPrice(price, mode, `line_items[${at}][price]`)
    return newLineItem(work.newId('li'), price, quantity, productName(work, price))
  })
  checkTogether(lines, mode)
  return lines
}

function checkPrice(price: Price, mode: Session['mode'], param: string): void {
  if (!price.active) {
    throw refused(`The price specified is inactive. This field only accepts active prices.`, {
      code: 'price_inactive',
      param,
    })
  }
  if (mode === 'payment' && price.recurring) {
    throw refused(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      { param }
    )
  }
}

function checkTogether(lines: LineItem[], mode: Session['mode']): void {
  const [first] = lines
  if (lines.some(({ price }) => price.currency !== first.price.currency)) {
    throw refused('All prices of a session must have the same currency.', { param: 'line_items' })
  }
  if (mode !== 'subscription') return
  const recurring = lines.flatMap(({ price }) => price.recurring ?? [])
  if (recurring.length === 0) {
    throw refused('You must provide at least one recurring price in `subscription` mode.', {
      param: 'line_items',
    })
  }
  const intervals = new Set(recurring.map((one) => `${one.interval_count} ${one.interval}`))
  if (intervals.size > 1) {
    throw refused('All recurring prices of a session must have the same interval.', {
      param: 'line_items',
    })
  }
}

function expiryOf(work: Work, wanted: number | undefined): number {
  const expiry = wanted ?? work.now + DAY_SECONDS
  if (expiry < work.now + HOUR_SECONDS / 2 || expiry > work.now + DAY_SECONDS) {
    throw refused(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' }
    )
  }
  return expiry
}

export function expireSession(work: Work, id: string): Session {
  const session = work.find('checkout.session', id)
  if (session.status !== 'open') {
    throw refused(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`
    )
  }
  const expired = work.change(session, { status: 'expired', url: null })
  work.emit('checkout.session.expired', expired)
  return expired
}
