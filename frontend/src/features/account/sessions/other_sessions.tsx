import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { ConfirmDialog } from '#frontend/components/overlays/confirm_dialog'
import { useRevokeSessions, type Session } from '#frontend/features/account/sessions/sessions_api'
import { t } from '#frontend/lib/texts'

export function OtherSessions({ sessions }: { sessions: Session[] }) {
  const [isAsking, setAsking] = useState(false)
  const revoke = useRevokeSessions()
  const others = sessions.filter(({ current }) => !current)
  if (others.length === 0) {
    return <p className="mt-3 text-sm text-muted">{t('account.sessions.onlyOne')}</p>
  }
  return (
    <div className="mt-4">
      <Button isBusy={revoke.isPending} onClick={() => setAsking(true)}>
        {t('account.sessions.others')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('account.sessions.othersTitle')}
        text={t('account.sessions.othersText', { count: others.length })}
        confirm={t('account.sessions.othersConfirm')}
        cancel={t('account.sessions.cancel')}
        onConfirm={() =>
          revoke.mutate({ sessions: others, done: { title: t('account.sessions.othersDone') } })
        }
      />
    </div>
  )
}
