import { useQuery } from '@tanstack/react-query'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { LoadFailed } from '#frontend/features/account/load_failed'
import { OtherSessions } from '#frontend/features/account/sessions/other_sessions'
import { SessionRow } from '#frontend/features/account/sessions/session_row'
import { sessionsQuery } from '#frontend/features/account/sessions/sessions_api'
import { t } from '#frontend/lib/texts'

export function SessionList() {
  const { data: sessions, isPending, refetch } = useQuery(sessionsQuery)
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="text-xl font-semibold">
        {t('account.sessions.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('account.sessions.lead')}</p>
      {isPending && <RowsSkeleton label={t('account.sessions.loading')} />}
      {!isPending && !sessions && <LoadFailed onRetry={() => void refetch()} />}
      {sessions && (
        <>
          <ul className="mt-4 divide-y divide-line card">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          <OtherSessions sessions={sessions} />
        </>
      )}
    </section>
  )
}
