import { FiguresByDay } from '#frontend/components/figures/figures_by_day'
import { LoadError } from '#frontend/components/load_error'
import { Page } from '#frontend/components/page/page'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { CreditChart } from '#frontend/features/usage/credit_chart'
import { CreditList } from '#frontend/features/usage/credit_list'
import { NoUsage } from '#frontend/features/usage/no_usage'
import { UsageFilters } from '#frontend/features/usage/usage_filters'
import { UsageList } from '#frontend/features/usage/usage_list'
import type { UsageFilter } from '#frontend/features/usage/usage_filter'
import { useUsageDays } from '#frontend/features/usage/use_usage'
import { useUsageFilter } from '#frontend/features/usage/use_usage_filter'
import { t } from '#frontend/lib/texts'
import { useModels } from '#frontend/lib/use_models'
import '#frontend/texts/usage'

export function Component() {
  const [filter, change] = useUsageFilter()
  const { data } = useUsageDays(filter)
  const { models, left } = useModels()

  return (
    <Page title={t('usage.title')} lead={t('usage.lead')}>
      {models.length > 0 && left !== null && (
        <p className="-mt-3 mb-6 text-sm font-medium">{t('common.model.left', { count: left })}</p>
      )}
      <UsageFilters filter={filter} models={data?.models ?? []} onChange={change} />
      <Figures filter={filter} change={change} />
      <CreditChart filter={filter} />
      <CreditList />
    </Page>
  )
}

interface FiguresProps {
  filter: UsageFilter
  change: (part: Partial<UsageFilter>) => void
}

/** The figures by day and one by one, or why there are none. */
function Figures({ filter, change }: FiguresProps) {
  const { data, isPending, isPlaceholderData, refetch } = useUsageDays(filter)
  if (isPending) return <RowsSkeleton label={t('usage.loading')} />
  if (!data) {
    return (
      <LoadError
        title={t('usage.failed')}
        text={t('usage.failedText')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.days.every(({ calls }) => calls === 0)) {
    return <NoUsage filter={filter} onClear={change} />
  }
  return (
    <div aria-busy={isPlaceholderData} className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10">
      <section aria-labelledby="by-day">
        <h2 id="by-day" className="mb-3 font-semibold">
          {t('usage.byDay')}
        </h2>
        <FiguresByDay
          days={data.days}
          measure={filter.measure}
          onMeasure={(measure) => change({ measure })}
        />
      </section>
      <UsageList filter={filter} from={data.days[0].day} />
    </div>
  )
}
