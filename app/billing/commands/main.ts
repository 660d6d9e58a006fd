import { ListLoader } from '@adonisjs/core/ace'
import BillingReconcile from '#app/billing/commands/billing_reconcile'
import BillingSetupStripe from '#app/billing/commands/billing_setup_stripe'
import BillingSync from '#app/billing/commands/billing_sync'

const loader = new ListLoader([BillingReconcile, BillingSetupStripe, BillingSync])

export const getMetaData = loader.getMetaData.bind(loader)
export const getCommand = loader.getCommand.bind(loader)
