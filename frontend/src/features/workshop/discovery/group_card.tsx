import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { CompareDialog } from '#frontend/features/workshop/discovery/compare_dialog'
import type { ShownGroup, ShownMember } from '#frontend/features/workshop/discovery/group_view'
import { GroupMember } from '#frontend/features/workshop/discovery/group_member'
import type { Merge } from '#frontend/features/workshop/discovery/use_merge'
import { t } from '#frontend/lib/texts'

interface Props {
  group: ShownGroup
  merge: Merge
}

/** Two or more prompts that ask for the same: compare them, delete one, or say that they differ. */
export function GroupCard({ group: { similarity, members }, merge }: Props) {
  const [isComparing, setComparing] = useState(false)
  const others = (member: ShownMember) =>
    members.filter((one) => one !== member).map(({ prompt }) => prompt)
  const isPair = members.length === 2
  return (
    <article className="card">
      <GroupHeader
        title={t(similarity === 1 ? 'workshop.discovery.sameWords' : 'workshop.discovery.alike', {
          count: members.length,
          percent: Math.round(similarity * 100),
        })}
        onCompare={() => setComparing(true)}
        onKeepBoth={
          isPair ? () => merge.keepApart(members[0].prompt, [members[1].prompt]) : undefined
        }
      />
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <GroupMember
            key={member.prompt.id}
            member={member}
            onKeepApart={isPair ? undefined : () => merge.keepApart(member.prompt, others(member))}
            onRemove={() => merge.remove(member.prompt)}
          />
        ))}
      </ul>
      {isComparing && (
        <CompareDialog
          prompts={members.map(({ prompt }) => prompt)}
          merge={merge}
          onClose={() => setComparing(false)}
        />
      )}
    </article>
  )
}

interface HeaderProps {
  title: string
  onCompare: () => void
  /** Absent where there are more than two. */
  onKeepBoth?: () => void
}

function GroupHeader({ title, onCompare, onKeepBoth }: HeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3">
      <p className="text-sm font-medium">{title}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={ArrowLeftRight} onClick={onCompare}>
          {t('workshop.discovery.compare')}
        </Button>
        {onKeepBoth && (
          <Button size="sm" variant="ghost" onClick={onKeepBoth}>
            {t('workshop.discovery.keepBoth')}
          </Button>
        )}
      </div>
    </header>
  )
}
