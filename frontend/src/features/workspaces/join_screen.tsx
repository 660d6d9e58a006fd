import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { isSameEmail } from '#app/auth/domain/same_email'
import { Button } from '#frontend/components/button'
import { LoadError } from '#frontend/components/load_error'
import { Page } from '#frontend/components/page/page'
import { TextSkeleton } from '#frontend/components/skeleton'
import { JoinRefused, refusalOf } from '#frontend/features/workspaces/join_refused'
import {
  type OpenedInvitation,
  openedQuery,
  useAccept,
} from '#frontend/features/workspaces/join_api'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import { useDates } from '#frontend/lib/time/dates'
import '#frontend/texts/workspaces'

/** An invitation to a workspace, where its link leads. */
export function Component() {
  const { token = '' } = useParams()
  const { data: invitation, error, isPending, refetch } = useQuery(openedQuery(token))
  const person = usePerson()
  if (isPending) return <TextSkeleton label={t('workspaces.join.loading')} />
  const refusal = refusalOf(error)
  if (refusal) return <JoinRefused refusal={refusal} />
  if (!invitation) return <NotLoaded onRetry={() => void refetch()} />
  const { email } = invitation
  const isOther = email !== null && person.email !== null && !isSameEmail(email, person.email)
  if (isOther) return <JoinRefused refusal={{ kind: 'other' }} />
  return <Offer token={token} invitation={invitation} />
}

interface OfferProps {
  token: string
  invitation: OpenedInvitation
}

function Offer({ token, invitation }: OfferProps) {
  const { workspace, expiresAt, role, email } = invitation
  const { dateTime } = useDates()
  const navigate = useNavigate()
  const accept = useAccept(token)
  const refusal = refusalOf(accept.error)
  if (refusal) return <JoinRefused refusal={refusal} />
  return (
    <Page title={t('workspaces.join.title', { workspace: workspace.name })}>
      <div className="max-w-xl card p-6">
        <p className="break-words">{sentenceOf(invitation)}</p>
        <p className="mt-3 font-medium">
          {t('workspaces.join.asRole', { role: t(`workspaces.roles.${role}`) })}
        </p>
        <p className="text-sm text-muted">{t(`workspaces.roleHelp.${role}`)}</p>
        <p className="mt-3 text-sm break-words text-muted">
          {email && <>{t('workspaces.join.forEmail', { email })} </>}
          {t('workspaces.join.until', { when: dateTime(expiresAt) })}
        </p>
        <div className="mt-6 flex flex-wrap gap-2">
          <Button variant="primary" isBusy={accept.isPending} onClick={() => accept.mutate()}>
            {t('workspaces.join.accept')}
          </Button>
          <Button onClick={() => void navigate('/home')}>{t('workspaces.join.decline')}</Button>
        </div>
      </div>
    </Page>
  )
}

function sentenceOf({ invitedBy, workspace: { name: workspace } }: OpenedInvitation): string {
  if (invitedBy === null) return t('workspaces.join.invitedBySomebody', { workspace })
  return t('workspaces.join.invited', { inviter: invitedBy, workspace })
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Page title={t('workspaces.join.unloaded')}>
      <LoadError
        title={t('workspaces.join.loadFailed')}
        text={t('workspaces.join.loadFailedText')}
        onRetry={onRetry}
      />
    </Page>
  )
}
