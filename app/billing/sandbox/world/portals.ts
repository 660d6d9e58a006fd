import type { PortalConfiguration, PortalSession } from '#app/billing/sandbox/world/objects'
import { requireOwnAddress } from '#app/billing/sandbox/world/own_address'
import { presentCustomer } from '#app/billing/sandbox/world/customers'
import {
  newPortalConfiguration,
  newPortalSession,
  type ConfigurationFields,
} from '#app/billing/sandbox/world/shapes/customers'
import { paramMissing } from '#app/billing/sandbox/world/stripe_problem'
import type { Work } from '#app/billing/sandbox/world/work'

export function createPortalConfiguration(
  work: Work,
  fields: ConfigurationFields
): PortalConfiguration {
  if (!fields.features) throw paramMissing('features')
  const isFirst = work.all('billing_portal.configuration').length === 0
  return work.put(newPortalConfiguration(work.newId('bpc'), work.now, isFirst, fields))
}

export interface PortalParams {
  customer?: string
  configuration?: string
  return_url?: string
  locale?: string
}

export function createPortalSession(work: Work, params: PortalParams): PortalSession {
  if (!params.customer) throw paramMissing('customer')
  const customer = presentCustomer(work, params.customer, 'customer')
  const configuration = params.configuration
    ? work.find('billing_portal.configuration', params.configuration, 'configuration')
    : (work.all('billing_portal.configuration').find(({ is_default: is }) => is) ??
      createPortalConfiguration(work, { features: {} }))
  const returnUrl = params.return_url ?? configuration.default_return_url
  if (returnUrl) requireOwnAddress(work, returnUrl, 'return_url')
  const id = work.newId('bps')
  return work.put(
    newPortalSession({
      id,
      created: work.now,
      customer: customer.id,
      configuration: configuration.id,
      return_url: returnUrl,
      url: `${work.origin}/sandbox/portal/${id}`,
      locale: params.locale ?? null,
    })
  )
}
