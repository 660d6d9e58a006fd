import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class BillingSync extends BaseCommand {
  static commandName = 'billing:sync'
  static description = 'Read one customer, or all of them, from Stripe again'
  static options: CommandOptions = { startApp: true }

  @args.string({ required: false, description: 'The id of a customer at Stripe' })
  declare customer?: string

  async run() {
    const { syncCustomer } = await import('#app/billing/services/payments/syncing/sync_customer')
    const { syncAllCustomers } =
      await import('#app/billing/services/payments/syncing/sync_all_customers')
    if (this.customer === undefined) {
      console.log(`${await syncAllCustomers()} customers will be read by the worker.`)
      return
    }
    const isWritten = await syncCustomer(this.customer)
    console.log(
      isWritten ? 'The customer is as Stripe has it.' : 'This customer is not known here.'
    )
    if (!isWritten) this.exitCode = 1
  }
}
