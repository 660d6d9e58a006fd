import { Fold } from '#frontend/components/fold'
import { type ChartName, type FigureName, textOf } from '#frontend/features/admin/analytics/charts'
import type { Analytics, Figures } from '#frontend/features/admin/analytics/use_analytics'
import { dayText } from '#frontend/lib/figures'
import { t } from '#frontend/lib/texts'

interface Props {
  chart: ChartName
  names: readonly FigureName[]
  analytics: Analytics
}

const CELL = 'px-3 py-2 text-right whitespace-nowrap tabular-nums'

/** The figures of a chart, a row for each day, the newest first, and below them what they count. */
export function DaysTable({ chart, names, analytics }: Props) {
  const { days, total, from, to } = analytics
  const caption = t('analytics.caption', {
    ...{ chart: t(`analytics.charts.${chart}`), from: dayText(from), to: dayText(to) },
  })
  return (
    <Fold title={t('analytics.table')}>
      <div
        role="region"
        aria-label={caption}
        tabIndex={0}
        className="mt-3 max-h-96 overflow-auto rounded-control border border-line"
      >
        <table className="w-full text-sm">
          <caption className="sr-only">{caption}</caption>
          <Head names={names} />
          <tbody className="divide-y divide-line border-t border-line">
            {days.toReversed().map((day) => (
              <Row key={day.day} head={dayText(day.day)} names={names} figures={day} />
            ))}
          </tbody>
          <tfoot className="border-t border-line font-medium">
            <Row head={t('analytics.total')} names={names} figures={total} />
          </tfoot>
        </table>
      </div>
      <Methods names={names} />
    </Fold>
  )
}

function Head({ names }: Pick<Props, 'names'>) {
  return (
    <thead className="text-muted">
      <tr>
        <th scope="col" className="px-3 py-2 text-left font-medium">
          {t('analytics.day')}
        </th>
        {names.map((name) => (
          <th key={name} scope="col" className={`${CELL} font-medium`}>
            {t(`analytics.figures.${name}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface RowProps {
  head: string
  names: readonly FigureName[]
  figures: Figures
}

function Row({ head, names, figures }: RowProps) {
  return (
    <tr>
      <th scope="row" className="px-3 py-2 text-left font-normal whitespace-nowrap">
        {head}
      </th>
      {names.map((name) => (
        <td key={name} className={CELL}>
          {textOf(name, figures)}
        </td>
      ))}
    </tr>
  )
}

/** For those who point with a finger, and hover over nothing. */
function Methods({ names }: Pick<Props, 'names'>) {
  return (
    <dl aria-label={t('analytics.method')} className="mt-3 grid gap-2 text-xs">
      {names.map((name) => (
        <div key={name}>
          <dt className="font-medium">{t(`analytics.figures.${name}`)}</dt>
          <dd className="text-muted">{t(`analytics.methods.${name}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
