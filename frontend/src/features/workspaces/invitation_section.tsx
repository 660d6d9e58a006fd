import { useQuery } from '@tanstack/react-query'
import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { INVITATION_DAYS } from '#app/workspaces/domain/roles'
import { Badge } from '#frontend/components/badge'
import { Button } from '#frontend/components/button'
import { LoadError } from '#frontend/components/load_error'
import { RowsSkeleton } from '#frontend/components/skeleton'
import {
  type Invitation,
  invitationsQuery,
  useRevokeInvitation,
} from '#frontend/features/workspaces/invitations_api'
import { InviteDialog } from '#frontend/features/workspaces/invite_dialog'
import { t } from '#frontend/lib/texts'
import { useDates } from '#frontend/lib/time/dates'

/** The invitations that can still be accepted, for the owner. */
export function InvitationSection({ workspaceId }: { workspaceId: string }) {
  const query = useQuery({ ...invitationsQuery(workspaceId), refetchOnMount: 'always' })
  const { data: invitations, isPending, refetch } = query
  const [isInviting, setInviting] = useState(false)
  return (
    <section aria-labelledby="invitations">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="invitations" className="text-xl font-semibold">
          {t('workspaces.invitations.title')}
        </h2>
        <Button variant="primary" icon={MailPlus} onClick={() => setInviting(true)}>
          {t('workspaces.invitations.invite')}
        </Button>
      </div>
      <p className="mt-1 text-sm text-muted">
        {t('workspaces.invitations.lead', { days: INVITATION_DAYS })}
      </p>
      {isPending && <RowsSkeleton label={t('workspaces.invitations.loading')} rows={1} />}
      {!isPending && !invitations && (
        <LoadError
          title={t('workspaces.invitations.failed')}
          text={t('workspaces.invitations.failedText')}
          onRetry={() => void refetch()}
        />
      )}
      {invitations?.length === 0 && (
        <p className="mt-4 text-sm">{t('workspaces.invitations.empty')}</p>
      )}
      {invitations && invitations.length > 0 && (
        <ul className="mt-4 divide-y divide-line card">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} {...{ workspaceId, invitation }} />
          ))}
        </ul>
      )}
      {isInviting && <InviteDialog workspaceId={workspaceId} onClose={() => setInviting(false)} />}
    </section>
  )
}

interface RowProps {
  workspaceId: string
  invitation: Invitation
}

function InvitationRow({ workspaceId, invitation }: RowProps) {
  const { role, email, expiresAt } = invitation
  const { dateTime } = useDates()
  const revoke = useRevokeInvitation(workspaceId)
  const who = email ?? t('workspaces.invitations.anyone')
  return (
    <li className="flex flex-wrap items-center gap-3 p-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium break-all">{who}</span>
          <Badge>{t(`workspaces.roles.${role}`)}</Badge>
        </p>
        <p className="text-sm text-muted">
          {t('workspaces.invitations.expires', { when: dateTime(expiresAt) })}
        </p>
      </div>
      <Button
        size="sm"
        isBusy={revoke.isPending}
        aria-label={t('workspaces.invitations.revokeLabel', { who })}
        onClick={() => revoke.mutate(invitation)}
      >
        {t('workspaces.invitations.revoke')}
      </Button>
    </li>
  )
}
