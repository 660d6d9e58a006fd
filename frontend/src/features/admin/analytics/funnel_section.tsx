import { useId } from 'react'
import { Tooltip } from '#frontend/components/overlays/tooltip'
import { FUNNEL, textOf, valueOf } from '#frontend/features/admin/analytics/charts'
import { DaysTable } from '#frontend/features/admin/analytics/days_table'
import type { Analytics, Figures } from '#frontend/features/admin/analytics/use_analytics'
import { t } from '#frontend/lib/texts'

/** How far the people came who signed up on these days. */
export function FunnelSection({ analytics }: { analytics: Analytics }) {
  const titleId = useId()
  const { total } = analytics
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 card p-4 sm:p-5 lg:col-span-2"
    >
      <div>
        <h2 id={titleId} className="font-semibold">
          {t('analytics.charts.funnel')}
        </h2>
        <p className="mt-1 text-sm text-muted">{t('analytics.funnelHelp')}</p>
      </div>
      {total.funnel.signedUp === 0 ? (
        <p className="text-sm text-muted">{t('analytics.quiet')}</p>
      ) : (
        <ol className="grid gap-3">
          {FUNNEL.map((name) => (
            <Step key={name} name={name} total={total} />
          ))}
        </ol>
      )}
      <DaysTable chart="funnel" names={FUNNEL} analytics={analytics} />
    </section>
  )
}

function Step({ name, total }: { name: (typeof FUNNEL)[number]; total: Figures }) {
  const share = Math.round((100 * valueOf(name, total)) / total.funnel.signedUp)
  return (
    <li>
      <Tooltip text={t(`analytics.methods.${name}`)}>
        <span tabIndex={0} className="block rounded-control">
          <span className="flex justify-between gap-3 text-sm">
            <span>{t(`analytics.figures.${name}`)}</span>
            <span className="tabular-nums">
              {textOf(name, total)}{' '}
              <span className="text-muted">{t('analytics.share', { share })}</span>
            </span>
          </span>
          <span aria-hidden="true" className="mt-1 block h-3 rounded-control bg-sunken">
            <span
              className="block h-full rounded-control bg-muted"
              style={{ width: `${share}%` }}
            />
          </span>
        </span>
      </Tooltip>
    </li>
  )
}
