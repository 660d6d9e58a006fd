import type { Data } from '#client/data'
import { apiQuery } from '#frontend/lib/api_queries'

export type Billing = Data.Billing.Subscription
export type Invoice = Data.Billing.Invoice

export const invoicesQuery = apiQuery('invoices.index')
export const subscriptionQuery = apiQuery('subscription.show')
