import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class BillingSetupStripe extends BaseCommand {
  static commandName = 'billing:setup-stripe'
  static description = 'Create the products and prices at Stripe that are not there yet'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Say what would be created, and create nothing' })
  declare dryRun: boolean

  async run() {
    const { OFFERS } = await import('#app/billing/domain/payments/items')
    const { askStripe } = await import('#app/billing/services/payments/ask_stripe')
    const { setUpPrices } = await import('#app/billing/services/payments/setup_prices')
    const asked = await askStripe((stripe) => setUpPrices(stripe, this.dryRun))
    if (!asked.ok) {
      this.logger.error(asked.message ?? `Stripe could not be asked: ${asked.error}.`)
      this.exitCode = 1
      return
    }
    for (const { item, price, isNew } of asked.made) {
      const { lookupKey, cents } = OFFERS[item]
      const what = isNew ? (price === null ? 'would be created' : 'created') : 'is there'
      console.log(
        `${lookupKey} (${(cents / 100).toFixed(2)} USD): ${what} ${price ?? ''}`.trimEnd()
      )
    }
  }
}
