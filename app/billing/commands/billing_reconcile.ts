import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class BillingReconcile extends BaseCommand {
  static commandName = 'billing:reconcile'
  static description = 'Add up the credit ledger, and name whatever does not agree with it'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { reconcile } = await import('#app/billing/services/reconcile')
    const differences = await reconcile()
    if (differences.length === 0) {
      console.log('The books balance.')
      return
    }
    for (const difference of differences) console.error(difference)
    this.exitCode = 1
  }
}
