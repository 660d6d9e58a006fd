import { useId } from 'react'
import { BarChart } from '#frontend/components/figures/bar_chart'
import {
  CHARTS,
  type FigureName,
  FIGURES,
  textOf,
  valueOf,
} from '#frontend/features/admin/analytics/charts'
import { DaysTable } from '#frontend/features/admin/analytics/days_table'
import { FigureList } from '#frontend/features/admin/analytics/figure_list'
import type { Analytics } from '#frontend/features/admin/analytics/use_analytics'
import { dayText } from '#frontend/lib/figures'
import { t } from '#frontend/lib/texts'

interface Props {
  chart: keyof typeof CHARTS
  analytics: Analytics
}

/** The numbers of a chart, its bars by day, and its table. */
export function ChartSection({ chart, analytics }: Props) {
  const titleId = useId()
  const names: readonly FigureName[] = CHARTS[chart]
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 card p-4 sm:p-5"
    >
      <h2 id={titleId} className="font-semibold">
        {t(`analytics.charts.${chart}`)}
      </h2>
      <FigureList names={names} total={analytics.total} />
      <Bars names={names} analytics={analytics} />
      <DaysTable chart={chart} names={names} analytics={analytics} />
    </section>
  )
}

/** The first figure as bars. A bar says the others, too. */
function Bars({ names, analytics }: { names: readonly FigureName[]; analytics: Analytics }) {
  const { days, total } = analytics
  const [name] = names
  if (days.every((day) => valueOf(name, day) === 0))
    return <p className="text-sm text-muted">{t('analytics.quiet')}</p>
  const [from, to] = [dayText(analytics.from), dayText(analytics.to)]
  const most = FIGURES[name].textOf(Math.max(...days.map((day) => valueOf(name, day))))
  const measure = t(`analytics.figures.${name}`)
  const chart = name === 'activePeople' ? 'analytics.activeChart' : 'analytics.chart'
  const label = t(chart, { measure, from, to, total: textOf(name, total), most })
  const bars = days.map((day) => {
    const value = names
      .map((one) =>
        t('analytics.figureValue', { name: t(`analytics.figures.${one}`), value: textOf(one, day) })
      )
      .join(', ')
    const text = t('analytics.bar', { day: dayText(day.day), value })
    return { key: day.day, value: valueOf(name, day), text }
  })
  return (
    <div>
      {names.length > 1 && (
        <p className="mb-2 flex items-center gap-2 text-xs">
          <span aria-hidden="true" className="size-3 rounded-xs bg-muted" />
          {t('analytics.drawn', { measure })}
        </p>
      )}
      <BarChart label={label} bars={bars} first={from} last={to} top={most} />
    </div>
  )
}
