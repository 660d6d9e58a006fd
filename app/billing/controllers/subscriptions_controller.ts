import type { HttpContext } from '@adonisjs/core/http'
import { readCredits } from '#app/billing/services/read_credits'
import SubscriptionTransformer from '#app/billing/transformers/subscription_transformer'

export default class SubscriptionsController {
  async show({ auth, serialize }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const credits = await readCredits({ userId: id, now: Date.now() })
    return serialize(SubscriptionTransformer.transform(credits))
  }
}
