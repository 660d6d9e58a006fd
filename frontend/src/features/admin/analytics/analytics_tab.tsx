import { ChartColumn } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { Select } from '#frontend/components/fields/select'
import { LoadError } from '#frontend/components/load_error'
import { RouteLink } from '#frontend/components/route_link'
import { RowsSkeleton } from '#frontend/components/skeleton'
import {
  periodIn,
  PERIODS,
  type Period,
  withPeriod,
} from '#frontend/features/admin/analytics/analytics_range'
import { ChartSection } from '#frontend/features/admin/analytics/chart_section'
import { CHARTS, isQuiet } from '#frontend/features/admin/analytics/charts'
import { FunnelSection } from '#frontend/features/admin/analytics/funnel_section'
import { useAnalytics } from '#frontend/features/admin/analytics/use_analytics'
import { dayText } from '#frontend/lib/figures'
import { t } from '#frontend/lib/texts'
import { useTimeZone } from '#frontend/lib/time/time_zone'
import '#frontend/texts/analytics'
import '#frontend/texts/usage'

const MAX_PERIOD_DAYS = PERIODS[PERIODS.length - 1]
const NAMES = Object.keys(CHARTS) as (keyof typeof CHARTS)[]

/** Analytics: what all people together did, by day. */
export function AnalyticsTab() {
  const [address, setAddress] = useSearchParams()
  const period = periodIn(address)
  const change = (next: Period) =>
    setAddress((now) => withPeriod(now, next), { replace: true, preventScrollReset: true })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Controls period={period} onChange={change} />
      <Charts period={period} onChange={change} />
    </div>
  )
}

interface Props {
  period: Period
  onChange: (period: Period) => void
}

function Controls({ period, onChange }: Props) {
  const zone = useTimeZone()
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <Select
        label={t('analytics.period')}
        value={String(period)}
        onChange={(days) =>
          onChange(PERIODS.find((one) => String(one) === days) ?? MAX_PERIOD_DAYS)
        }
        options={PERIODS.map((days) => ({
          ...{ value: String(days), label: t('usage.periods', { count: days }) },
        }))}
      />
      <p className="min-w-0 pb-2 text-sm text-muted">
        {t('analytics.zone', { zone })}{' '}
        <RouteLink to="/settings" className="text-link">
          {t('analytics.zoneChange')}
        </RouteLink>
      </p>
    </div>
  )
}

function Charts({ period, onChange }: Props) {
  const { data, isPending, isPlaceholderData, refetch } = useAnalytics(period)
  if (isPending) return <RowsSkeleton label={t('analytics.loading')} rows={3} />
  if (!data)
    return (
      <LoadError
        title={t('analytics.failed')}
        text={t('analytics.failedText')}
        onRetry={() => void refetch()}
      />
    )
  if (isQuiet(data.total)) return <Quiet period={period} onChange={onChange} />
  return (
    <div aria-busy={isPlaceholderData}>
      <p className="mb-3 text-sm text-muted">
        {t('analytics.range', { from: dayText(data.from), to: dayText(data.to) })}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {NAMES.map((chart) => (
          <ChartSection key={chart} chart={chart} analytics={data} />
        ))}
        <FunnelSection analytics={data} />
      </div>
    </div>
  )
}

function Quiet({ period, onChange }: Props) {
  return (
    <EmptyState icon={ChartColumn} title={t('analytics.empty')} text={t('analytics.emptyText')}>
      {period < MAX_PERIOD_DAYS && (
        <Button onClick={() => onChange(MAX_PERIOD_DAYS)}>
          {t('analytics.longer', { count: MAX_PERIOD_DAYS })}
        </Button>
      )}
      <ButtonLink to="/create">{t('analytics.start')}</ButtonLink>
    </EmptyState>
  )
}
