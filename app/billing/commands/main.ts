import { ListLoader } from '@adonisjs/core/ace'
import BillingReconcile from '#app/billing/commands/billing_reconcile'

const loader = new ListLoader([BillingReconcile])

export const getMetaData = loader.getMetaData.bind(loader)
export const getCommand = loader.getCommand.bind(loader)
