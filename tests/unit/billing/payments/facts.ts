import type { PackFacts, SubscriptionFacts } from '#app/billing/domain/payments/customer_facts'

export const DAY_MS = 24 * 60 * 60_000
export const START_MS = Date.parse('2026-03-15T14:30:00Z')
export const MONTH_END_MS = Date.parse('2026-04-15T14:30:00Z')

/** A monthly subscription that began on 15 March and goes on. */
export const subscription = (about: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  ...{ id: 'sub_1', item: 'monthly', status: 'active', cents: 2999, startedMs: START_MS },
  ...{ periodStartMs: START_MS, periodEndMs: MONTH_END_MS, endsMs: null, endedMs: null },
  ...about,
})

/** A pack of 100 credits, of which nothing was returned. */
export const pack = (about: Partial<PackFacts> = {}): PackFacts => ({
  ...{ id: 'cs_1', item: 'credits-100', paidMs: START_MS, cents: 499 },
  ...{ returnedCents: 0, returnedMs: null },
  ...about,
})
