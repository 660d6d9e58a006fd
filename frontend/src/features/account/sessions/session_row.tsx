import { Button } from '#frontend/components/button'
import { deviceWords, SessionLine } from '#frontend/components/session_line'
import { useRevokeSessions, type Session } from '#frontend/features/account/sessions/sessions_api'
import { t } from '#frontend/lib/texts'

export function SessionRow({ session }: { session: Session }) {
  const revoke = useRevokeSessions()
  const device = deviceWords(session.userAgent)
  const done = {
    title: t('account.sessions.revoked'),
    text: t('account.sessions.revokedText', { device }),
  }
  return (
    <SessionLine session={session}>
      {!session.current && (
        <Button
          size="sm"
          isBusy={revoke.isPending}
          aria-label={t('account.sessions.revokeLabel', { device })}
          onClick={() => revoke.mutate({ sessions: [session], done })}
        >
          {t('account.sessions.revoke')}
        </Button>
      )}
    </SessionLine>
  )
}
