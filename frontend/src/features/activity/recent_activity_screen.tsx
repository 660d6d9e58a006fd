import { LoadError } from '#frontend/components/load_error'
import { LoadMore } from '#frontend/components/load_more'
import { Page } from '#frontend/components/page/page'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { ActivityFilters } from '#frontend/features/activity/activity_filters'
import { ActivityList } from '#frontend/features/activity/activity_list'
import { NoActivities } from '#frontend/features/activity/no_activities'
import { useActivities } from '#frontend/features/activity/use_activities'
import { useActivityFilter } from '#frontend/features/activity/use_activity_filter'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/activity'

export function Component() {
  const [filter, change] = useActivityFilter()
  const { query, activities } = useActivities(filter)

  return (
    <Page title={t('activity.title')} lead={t('activity.lead')}>
      <ActivityFilters filter={filter} onChange={change} />
      {query.isPending && <RowsSkeleton label={t('activity.loading')} />}
      {query.isError && (
        <LoadError
          title={t('activity.failed')}
          text={t('activity.failedText')}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && activities.length === 0 && (
        <NoActivities filter={filter} onClear={change} />
      )}
      <div aria-busy={query.isPlaceholderData}>
        <ActivityList activities={activities} />
      </div>
      <LoadMore query={query} />
    </Page>
  )
}
