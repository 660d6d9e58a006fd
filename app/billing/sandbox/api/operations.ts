import { CATALOG_OPERATIONS } from '#app/billing/sandbox/api/catalog_operations'
import { CHECKOUT_OPERATIONS } from '#app/billing/sandbox/api/checkout_operations'
import type { Found } from '#app/billing/sandbox/api/operation'
import { PAYMENT_OPERATIONS } from '#app/billing/sandbox/api/payment_operations'

const OPERATIONS = [...CATALOG_OPERATIONS, ...CHECKOUT_OPERATIONS, ...PAYMENT_OPERATIONS].map(
  (operation) => {
    const [method, path] = operation.key.split(' ')
    return { operation, method, pattern: new RegExp(`^${path.replace(':id', '([^/]+)')}$`) }
  }
)

export function findOperation(method: string, path: string): Found | null {
  for (const { operation, method: known, pattern } of OPERATIONS) {
    const match = known === method ? pattern.exec(path) : null
    if (match) return { operation, id: match[1] === undefined ? '' : decodeURIComponent(match[1]) }
  }
  return null
}
