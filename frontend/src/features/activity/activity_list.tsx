import { useId } from 'react'
import { ActivityEntry } from '#frontend/features/activity/activity_entry'
import { groupByDay } from '#frontend/lib/time/group_by_day'
import type { Activity } from '#frontend/features/activity/use_activities'
import { useNow } from '#frontend/lib/time/use_now'
import { useTimeZone } from '#frontend/lib/time/time_zone'
import { t } from '#frontend/lib/texts'

export function ActivityList({ activities }: { activities: Activity[] }) {
  const now = useNow()
  const id = useId()
  return groupByDay(activities, now, useTimeZone()).map(({ group, entries }) => (
    <section key={group} aria-labelledby={`${id}-${group}`} className="mt-6">
      <h2 id={`${id}-${group}`} className="text-sm font-medium text-muted">
        {t(`activity.groups.${group}`)}
      </h2>
      <ul className="mt-2 divide-y divide-line card">
        {entries.map((activity) => (
          <ActivityEntry key={activity.id} activity={activity} now={now} />
        ))}
      </ul>
    </section>
  ))
}
