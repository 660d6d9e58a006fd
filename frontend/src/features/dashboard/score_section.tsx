import { useQuery } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { BarChart } from '#frontend/components/figures/bar_chart'
import { LoadError } from '#frontend/components/load_error'
import { Skeleton } from '#frontend/components/skeleton'
import { DashboardSection } from '#frontend/features/dashboard/dashboard_section'
import { type Scored, scoredOf, trendOf } from '#frontend/features/dashboard/score_trend'
import { apiQuery } from '#frontend/lib/api_queries'
import { useDates } from '#frontend/lib/time/dates'
import { t } from '#frontend/lib/texts'

const SHOWN = 30

/** The scores of the prompts that were improved last. */
export function ScoreSection() {
  const query = { type: 'prompt_refined', limit: SHOWN } as const
  const { data, isPending, isError, refetch } = useQuery(apiQuery('activities.index', { query }))
  return (
    <DashboardSection
      title={t('dashboard.scores.title')}
      to="/recent-activity"
      all={t('dashboard.scores.all')}
      className="lg:col-span-2"
    >
      {isPending ? (
        <Skeleton className="h-40" />
      ) : isError ? (
        <LoadError title={t('dashboard.scores.failed')} onRetry={() => void refetch()} />
      ) : (
        <Scores activities={data ?? []} />
      )}
    </DashboardSection>
  )
}

function Scores({ activities }: { activities: Data.Activity.Activity[] }) {
  const scored = scoredOf(activities)
  const trend = trendOf(scored)
  if (!trend) return <p className="text-sm text-muted">{t('dashboard.scores.empty')}</p>
  return (
    <>
      <p className="text-sm text-muted">{t('dashboard.scores.meaning')}</p>
      <div className="mt-3">
        <ScoreChart scored={scored} />
      </div>
      <p className="mt-3 text-sm">
        {t(trend.first === trend.last ? 'dashboard.scores.same' : 'dashboard.scores.changed', {
          first: trend.first,
          last: trend.last,
        })}
      </p>
    </>
  )
}

function ScoreChart({ scored }: { scored: Scored[] }) {
  const { date } = useDates()
  const bars = scored.map(({ id, score, title, at }) => ({
    key: id,
    value: score,
    text: t('dashboard.scores.bar', { title, score, when: date(at) }),
  }))
  const most = Math.max(...scored.map(({ score }) => score))
  const least = Math.min(...scored.map(({ score }) => score))
  return (
    <BarChart
      label={t('dashboard.scores.chart', { count: scored.length, least, most })}
      bars={bars}
      first={date(scored[0].at)}
      last={date(scored[scored.length - 1].at)}
      top={t('dashboard.scores.top', { most })}
    />
  )
}
