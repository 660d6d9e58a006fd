import { type Analytics, figuresOfDays, sumOf } from '#app/account/domain/analytics/figures'
import { type AnalyticsRange, spansOf } from '#app/account/services/analytics/analytics_range'
import {
  countCredits,
  countPayments,
  countSpend,
} from '#app/account/services/analytics/count_money'
import { countActivePeople, countSignUps } from '#app/account/services/analytics/count_people'
import {
  countPromptsImproved,
  countPromptsMade,
  countRuns,
} from '#app/account/services/analytics/count_work'
import { isLivemode, paymentService } from '#app/billing/services/payments/stripe_client'

/** The place of the span that all days make together. */
const ALL = -1

/** What all people together did, by day. The database adds up: each figure is one statement, however much happened. */
export async function readAnalytics(range: AnalyticsRange): Promise<Analytics> {
  const { days, timeZone } = range
  const spans = spansOf(range)
  const [first, last] = [spans[0], spans[spans.length - 1]]
  const whole = { place: ALL, sinceMs: first.sinceMs, untilMs: last.untilMs }
  // Without payments there is no sandbox either: what was paid before was paid for real.
  const isLive = paymentService() === 'off' || isLivemode()
  const active = await countActivePeople([...spans, whole])
  const counts = [
    await countSignUps(spans, isLive),
    await countPromptsMade(spans),
    await countPromptsImproved(spans),
    await countRuns(spans),
    await countCredits(spans),
    await countPayments(spans, isLive),
    await countSpend(spans),
  ].flat()
  const { activePeople = 0 } = active.find(({ place }) => place === ALL) ?? {}
  return {
    ...{ from: days[0], to: days[days.length - 1], timeZone },
    days: figuresOfDays(days, [...active, ...counts]),
    total: { ...sumOf(counts), activePeople },
  }
}
