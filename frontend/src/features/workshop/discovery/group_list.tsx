import { Files } from 'lucide-react'
import { EmptyState } from '#frontend/components/empty_state'
import { GroupCard } from '#frontend/features/workshop/discovery/group_card'
import type { ShownGroup } from '#frontend/features/workshop/discovery/group_view'
import type { Merge } from '#frontend/features/workshop/discovery/use_merge'
import { t } from '#frontend/lib/texts'

interface Props {
  groups: ShownGroup[]
  own: number
  merge: Merge
}

/** Prompts that ask for the same, the most alike first. */
export function GroupList({ groups, own, merge }: Props) {
  if (groups.length === 0) {
    return (
      <EmptyState
        icon={Files}
        title={t('workshop.discovery.noGroups')}
        text={t('workshop.discovery.noGroupsText', { count: own })}
      />
    )
  }
  return (
    <section aria-labelledby="groups-title">
      <h3 id="groups-title" className="font-semibold">
        {t('workshop.discovery.groups', { count: groups.length })}
      </h3>
      <ul className="mt-3 grid grid-cols-1 gap-4">
        {groups.map((group) => (
          <li key={group.members.map(({ prompt }) => prompt.id).join()}>
            <GroupCard group={group} merge={merge} />
          </li>
        ))}
      </ul>
    </section>
  )
}
