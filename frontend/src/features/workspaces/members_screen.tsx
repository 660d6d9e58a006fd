import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { LoadError } from '#frontend/components/load_error'
import { Page } from '#frontend/components/page/page'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { InvitationSection } from '#frontend/features/workspaces/invitation_section'
import { LeaveSection } from '#frontend/features/workspaces/leave_section'
import { MemberRow } from '#frontend/features/workspaces/member_row'
import { membersQuery, type Member } from '#frontend/features/workspaces/members_api'
import { NewWorkspaceDialog } from '#frontend/features/workspaces/new_workspace_dialog'
import { useSwitch } from '#frontend/features/workspaces/use_switch'
import { WorkspaceCard } from '#frontend/features/workspaces/workspace_card'
import { isAbsent } from '#frontend/lib/api'
import { usePerson } from '#frontend/lib/session/person'
import { useAtomValue } from '#frontend/lib/state'
import { t } from '#frontend/lib/texts'
import { chosenTeam, type TeamWorkspace } from '#frontend/lib/workspace'
import '#frontend/texts/workspaces'

/** The members of the chosen workspace. */
export function Component() {
  const team = useAtomValue(chosenTeam)
  return team ? <Members team={team} /> : <Personal />
}

function Members({ team }: { team: TeamWorkspace }) {
  const { id: personId } = usePerson()
  const query = useQuery({ ...membersQuery(team.id), refetchOnMount: 'always' })
  const { data: members, error, isPending, refetch } = query
  if (isAbsent(error)) return <NoAccess />
  const me = members?.find(({ id }) => id === personId)
  return (
    <Page title={t('workspaces.members.title')} lead={t('workspaces.members.lead')}>
      {isPending && <RowsSkeleton label={t('workspaces.members.loading')} />}
      {!isPending && !members && (
        <LoadError
          title={t('workspaces.members.failed')}
          text={t('workspaces.members.failedText')}
          onRetry={() => void refetch()}
        />
      )}
      {members && me && <Sections {...{ team, members, me }} />}
    </Page>
  )
}

interface SectionsProps {
  team: TeamWorkspace
  members: Member[]
  me: Member
}

function Sections({ team, members, me }: SectionsProps) {
  const isOwner = me.role === 'owner'
  return (
    <div className="grid gap-8">
      <WorkspaceCard team={team} role={me.role} />
      <section aria-labelledby="people">
        <h2 id="people" className="text-xl font-semibold">
          {t('workspaces.members.list')}
        </h2>
        <ul className="mt-3 divide-y divide-line card">
          {members.map((member) => (
            <MemberRow key={member.id} {...{ team, member, isOwner }} isMe={member.id === me.id} />
          ))}
        </ul>
      </section>
      {isOwner && <InvitationSection workspaceId={team.id} />}
      <LeaveSection team={team} isOwner={isOwner} />
    </div>
  )
}

/** Everybody has a personal workspace, and nobody else is in it. */
function Personal() {
  const [isCreating, setCreating] = useState(false)
  return (
    <Page title={t('workspaces.members.title')}>
      <EmptyState
        icon={Users}
        title={t('workspaces.members.personalTitle')}
        text={t('workspaces.members.personalText')}
      >
        <Button variant="primary" onClick={() => setCreating(true)}>
          {t('workspaces.menu.create')}
        </Button>
      </EmptyState>
      {isCreating && <NewWorkspaceDialog onClose={() => setCreating(false)} />}
    </Page>
  )
}

function NoAccess() {
  const switchTo = useSwitch()
  return (
    <Page title={t('workspaces.members.gone')} lead={t('workspaces.members.goneText')}>
      <Button onClick={() => void switchTo(null)}>{t('workspaces.members.goneAction')}</Button>
    </Page>
  )
}
