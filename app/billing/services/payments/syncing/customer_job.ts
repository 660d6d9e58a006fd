import type { Job, JobKind } from '#app/core/jobs/define_job'

export interface CustomerPayload {
  customerId: string
}

/** Stripe may be down for hours. */
export const SYNC_RETRIES = { most: 20, firstPauseMs: 2_000, maxPauseMs: 60 * 60_000 }

/** What jobs about a customer share: one at a time for each customer. */
export const customerJob = {
  isPayload: (value: unknown): value is CustomerPayload =>
    typeof (value as CustomerPayload | null)?.customerId === 'string',
  key: ({ customerId }) => `customer ${customerId}`,
  retries: SYNC_RETRIES,
  timeLimitMs: 5 * 60_000,
} satisfies Omit<Job<CustomerPayload>, 'name' | 'run'>

/** Reads a customer again, for those out of whose reach its handler is. */
export const CUSTOMER_SYNC: JobKind<CustomerPayload> = { name: 'sync_customer', ...customerJob }
