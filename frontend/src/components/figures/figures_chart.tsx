import { sumOf } from '#app/ai/domain/figures'
import { BarChart } from '#frontend/components/figures/bar_chart'
import { dayText, measureText, valueOf, type DayFigures, type Measure } from '#frontend/lib/figures'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/usage'

interface Props {
  days: readonly DayFigures[]
  measure: Measure
}

export function FiguresChart({ days, measure }: Props) {
  const values = days.map((figures) => valueOf(figures, measure))
  const most = measureText(Math.max(...values, 0), measure)
  const total = measureText(valueOf(sumOf(days), measure), measure)
  const first = dayText(days[0].day)
  const last = dayText(days[days.length - 1].day)
  const name = t(`usage.measures.${measure}`)
  const bars = days.map(({ day }, at) => ({
    key: day,
    value: values[at],
    text: `${dayText(day)}: ${measureText(values[at], measure)}`,
  }))
  const label = t('usage.chart', { measure: name, from: first, to: last, total, most })
  return <BarChart label={label} bars={bars} first={first} last={last} top={most} />
}
