import { sumOf } from '#app/ai/domain/figures'
import { FiguresChart } from '#frontend/components/figures/figures_chart'
import { FiguresTable } from '#frontend/components/figures/figures_table'
import { Select } from '#frontend/components/fields/select'
import { dayText, MEASURES, valueOf, type DayFigures, type Measure } from '#frontend/lib/figures'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/usage'

interface Props {
  days: readonly DayFigures[]
  measure: Measure
  onMeasure: (measure: Measure) => void
}

/** Figures of days as a chart of one measure, and all of them in a table below. */
export function FiguresByDay({ days, measure, onMeasure }: Props) {
  const total = sumOf(days)
  const busy = days.filter(({ calls }) => calls > 0).reverse()
  return (
    <div>
      <div className="card p-4 sm:p-5">
        <div className="mb-4 flex justify-end">
          <Select
            label={t('usage.show')}
            value={measure}
            onChange={onMeasure}
            options={MEASURES.map((value) => ({ value, label: t(`usage.measures.${value}`) }))}
          />
        </div>
        {valueOf(total, measure) > 0 ? (
          <FiguresChart days={days} measure={measure} />
        ) : (
          <p className="text-sm text-muted">
            {t('usage.emptyChart', { measure: t(`usage.measures.${measure}`) })}
          </p>
        )}
      </div>
      <FiguresTable
        caption={t('usage.table')}
        head={t('usage.day')}
        rows={busy.map((figures) => ({ key: figures.day, name: dayText(figures.day), figures }))}
        sum={total}
      />
      {busy.length < days.length && (
        <p className="mt-2 text-xs text-muted">{t('usage.quietDays')}</p>
      )}
    </div>
  )
}
