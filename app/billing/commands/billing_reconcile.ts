import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class BillingReconcile extends BaseCommand {
  static commandName = 'billing:reconcile'
  static description = 'Add up the credit ledger, and name whatever does not agree with it'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { withPatientConnection } = await import('#app/core/services/patient_database')
    const { reconcile } = await import('#app/billing/services/reconciling/reconcile')
    const { plainReason } = await import('#app/core/start_errors')
    try {
      const differences = await withPatientConnection(reconcile)
      if (differences.length === 0) return console.log('The books balance.')
      for (const difference of differences) console.error(difference)
    } catch (error) {
      this.logger.error(plainReason(error) ?? String(error))
    }
    this.exitCode = 1
  }
}
