import { type Asked, askStripe } from '#app/billing/services/payments/ask_stripe'
import { customerOf } from '#app/billing/services/payments/customer_of'
import { appUrl } from '#config/app'

/** Opens the pages of Stripe on which a person manages cards and invoices. @returns their address */
export const openPortal = (userId: string): Promise<Asked<string>> =>
  askStripe(async (stripe) => {
    const { customer_id: customer } = await customerOf(stripe, userId)
    const returnUrl = `${appUrl}/settings?tab=subscription`
    const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })
    return url
  })
