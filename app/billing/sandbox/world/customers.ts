import type { Customer, Metadata } from '#app/billing/sandbox/world/objects'
import { newCustomer, type CustomerFields } from '#app/billing/sandbox/world/shapes/customers'
import { missing } from '#app/billing/sandbox/world/stripe_problem'
import type { Work } from '#app/billing/sandbox/world/work'

export function createCustomer(work: Work, fields: CustomerFields): Customer {
  const id = work.newId('cus')
  return work.put(newCustomer(id, work.now, invoicePrefix(id), fields))
}

/** A customer that is not deleted. */
export function presentCustomer(work: Work, id: string, param = 'id'): Customer {
  const customer = work.find('customer', id, param)
  if (customer.deleted) throw missing('customer', id, param, param === 'id' ? 404 : 400)
  return customer
}

export type CustomerChanges = Omit<CustomerFields, 'metadata'> & { metadata?: Metadata | null }

export function updateCustomer(work: Work, id: string, changes: CustomerChanges): Customer {
  const customer = presentCustomer(work, id)
  const { metadata, ...fields } = changes
  return work.change(customer, { ...fields, metadata: merged(customer.metadata, metadata) })
}

/** Metadata after an update: an empty value removes its key, and null removes all. */
export function merged(before: Metadata, changes: Metadata | null | undefined): Metadata {
  if (changes === null) return {}
  const all = { ...before, ...changes }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

const invoicePrefix = (id: string): string => id.replace(/\W/g, '').slice(-8).toUpperCase()
