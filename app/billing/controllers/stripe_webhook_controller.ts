import type { HttpContext } from '@adonisjs/core/http'
import { ApiException } from '#app/core/exceptions/api_exception'
import { readEvent } from '#app/billing/services/payments/syncing/read_event'
import { receiveEvent } from '#app/billing/services/payments/syncing/receive_event'

export default class StripeWebhookController {
  async store({ request }: HttpContext) {
    const read = await readEvent(request.raw() ?? '', request.header('stripe-signature') ?? '')
    if (!read.ok) throw new ApiException(400, read.error, MESSAGES[read.error])
    await receiveEvent(read.event)
    return { received: true }
  }
}

const MESSAGES = {
  bad_signature: 'The signature does not fit this event, or the event is too old.',
  wrong_mode: 'This event is of the other mode of Stripe: test or live.',
} as const
