import type { Price, Product } from '#app/billing/sandbox/world/objects'
import {
  newPrice,
  newProduct,
  type NewPrice,
  type NewProduct,
} from '#app/billing/sandbox/world/shapes/catalog'
import { paramMissing, refused } from '#app/billing/sandbox/world/stripe_problem'
import type { Work } from '#app/billing/sandbox/world/work'

export type ProductParams = Omit<NewProduct, 'id' | 'now'> & { id?: string }

export function createProduct(work: Work, params: ProductParams): Product {
  if (!params.name) throw paramMissing('name')
  const id = params.id ?? work.newId('prod')
  if (work.peek('product', id)) {
    throw refused(`Product already exists.`, { code: 'resource_already_exists' })
  }
  return work.put(newProduct({ ...params, id, now: work.now }))
}

export interface PriceParams extends Omit<
  NewPrice,
  'id' | 'now' | 'product' | 'recurring' | 'unit_amount'
> {
  product?: string
  product_data?: { name: string }
  unit_amount?: number
  recurring?: { interval: NonNullable<Price['recurring']>['interval']; interval_count?: number }
  transfer_lookup_key?: boolean
}

export function createPrice(work: Work, params: PriceParams): Price {
  const { unit_amount: amount, recurring, product_data: made, ...given } = params
  if (!given.currency) throw paramMissing('currency')
  if (amount === undefined) throw paramMissing('unit_amount')
  if (!given.product && !made) throw paramMissing('product')
  const product = given.product
    ? work.find('product', given.product, 'product')
    : createProduct(work, made!)
  if (given.lookup_key) freeLookupKey(work, given.lookup_key, params.transfer_lookup_key ?? false)
  return work.put(
    newPrice({
      ...given,
      id: work.newId('price'),
      now: work.now,
      product: product.id,
      currency: given.currency.toLowerCase(),
      unit_amount: amount,
      recurring: recurring
        ? { interval: recurring.interval, interval_count: recurring.interval_count ?? 1 }
        : null,
    })
  )
}

function freeLookupKey(work: Work, key: string, mayTransfer: boolean): void {
  const owner = work.all('price').find(({ lookup_key: other }) => other === key)
  if (!owner) return
  if (!mayTransfer) {
    throw refused(`A price (\`${owner.id}\`) already uses that lookup key.`, {
      code: 'resource_already_exists',
      param: 'lookup_key',
    })
  }
  work.change(owner, { lookup_key: null })
}
