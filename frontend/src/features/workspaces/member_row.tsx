import { useState } from 'react'
import { GIVEN_ROLES, type GivenRole } from '#app/workspaces/domain/roles'
import { Avatar } from '#frontend/components/avatar'
import { Badge } from '#frontend/components/badge'
import { Button } from '#frontend/components/button'
import { displayName } from '#frontend/components/display_name'
import { Select } from '#frontend/components/fields/select'
import { ConfirmDialog } from '#frontend/components/overlays/confirm_dialog'
import {
  type Member,
  useChangeRole,
  useRemoveMember,
} from '#frontend/features/workspaces/members_api'
import { t } from '#frontend/lib/texts'
import type { TeamWorkspace } from '#frontend/lib/workspace'

interface Props {
  team: TeamWorkspace
  member: Member
  isMe: boolean
  /** Whether the person who looks owns the workspace. */
  isOwner: boolean
}

export function MemberRow({ team, member, isMe, isOwner }: Props) {
  const { email, role } = member
  const name = displayName(member)
  return (
    <li className="flex flex-wrap items-center gap-3 p-4">
      <Avatar person={member} size="md" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium break-words">{name}</span>
          {isMe && <Badge>{t('workspaces.members.you')}</Badge>}
        </p>
        {email && email !== name && <p className="text-sm break-words text-muted">{email}</p>}
      </div>
      {isOwner && role !== 'owner' ? (
        <Actions {...{ team, member, name, role }} />
      ) : (
        <p className="text-sm text-muted">{t(`workspaces.roles.${role}`)}</p>
      )}
    </li>
  )
}

interface ActionsProps extends Pick<Props, 'team' | 'member'> {
  name: string
  role: GivenRole
}

/** What the owner can do with a member. */
function Actions({ team, member, name, role }: ActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const change = useChangeRole(team.id)
  const remove = useRemoveMember(team.id)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        label={t('workspaces.members.roleOf', { name })}
        isLabelHidden
        value={role}
        onChange={(next) => change.mutate({ member, role: next })}
        options={GIVEN_ROLES.map((value) => ({ value, label: t(`workspaces.roles.${value}`) }))}
      />
      <Button
        aria-label={t('workspaces.members.removeLabel', { name })}
        isBusy={remove.isPending}
        onClick={() => setAsking(true)}
      >
        {t('workspaces.members.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('workspaces.members.removeTitle', { name })}
        text={t('workspaces.members.removeText', { name, workspace: team.name })}
        confirm={t('workspaces.members.remove')}
        cancel={t('workspaces.members.cancel')}
        onConfirm={() => remove.mutate(member)}
      />
    </div>
  )
}
