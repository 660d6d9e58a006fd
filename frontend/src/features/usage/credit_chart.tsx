import { BarChart } from '#frontend/components/figures/bar_chart'
import type { UsageFilter } from '#frontend/features/usage/usage_filter'
import { useUsageDays } from '#frontend/features/usage/use_usage'
import { countText, dayText } from '#frontend/lib/figures'
import { creditCount } from '#frontend/features/usage/credit_count'
import { t } from '#frontend/lib/texts'

/** The credits that runs used, by day. Nothing where none were used. */
export function CreditChart({ filter }: { filter: UsageFilter }) {
  const days = useUsageDays(filter).data?.credits ?? []
  const used = days.map((day) => day.used)
  if (used.every((count) => count === 0)) return null
  const most = countText(Math.max(...used))
  const total = countText(used.reduce((sum, count) => sum + count, 0))
  const first = dayText(days[0].day)
  const last = dayText(days[days.length - 1].day)
  const bars = days.map(({ day, used: count }) => ({
    ...{ key: day, value: count },
    text: `${dayText(day)}: ${creditCount(count)}`,
  }))
  const label = t('usage.credits.chart', { from: first, to: last, total, most })
  return (
    <section aria-labelledby="credits-by-day" className="mt-10">
      <h2 id="credits-by-day" className="mb-3 font-semibold">
        {t('usage.credits.byDay')}
      </h2>
      <div className="card p-4 sm:p-5">
        <BarChart label={label} bars={bars} first={first} last={last} top={most} />
      </div>
    </section>
  )
}
