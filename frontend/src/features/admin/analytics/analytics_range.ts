import { dayAfter } from '#app/account/domain/analytics/day_list'

export const PERIODS = [7, 30, 90] as const
export type Period = (typeof PERIODS)[number]

const USUAL: Period = 30
const NAME = 'days'

/** What an address says; what it says wrongly counts as not said. */
export const periodIn = (address: URLSearchParams): Period =>
  PERIODS.find((days) => String(days) === address.get(NAME)) ?? USUAL

/** The same address with another period, without what it says anyway. */
export function withPeriod(address: URLSearchParams, period: Period): URLSearchParams {
  const next = new URLSearchParams(address)
  if (period === USUAL) next.delete(NAME)
  else next.set(NAME, String(period))
  return next
}

/** The days up to today in a time zone. */
export function rangeOf(period: Period, timeZone: string, now: Date) {
  const format = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const to = new Intl.DateTimeFormat('en-CA', format).format(now)
  return { from: dayAfter(to, 1 - period), to, timeZone }
}
