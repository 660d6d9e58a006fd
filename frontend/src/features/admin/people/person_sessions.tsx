import { useQuery } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { Button } from '#frontend/components/button'
import { LoadError } from '#frontend/components/load_error'
import { deviceWords, SessionLine } from '#frontend/components/session_line'
import { RowsSkeleton } from '#frontend/components/skeleton'
import {
  type PersonDetails,
  sessionsQuery,
  useSessionEnd,
} from '#frontend/features/admin/people/people_api'
import { PersonSection } from '#frontend/features/admin/people/person_facts'
import { t } from '#frontend/lib/texts'

interface Props {
  person: PersonDetails
  isOwn: boolean
}

/** Where a person is signed in. */
export function PersonSessions({ person: { id }, isOwn }: Props) {
  const { data: sessions, isPending, refetch } = useQuery(sessionsQuery(id))
  return (
    <PersonSection title={t('people.sessionsTitle')}>
      {isPending && <RowsSkeleton label={t('people.loading')} rows={1} />}
      {!isPending && !sessions && (
        <LoadError title={t('people.sessionsFailed')} onRetry={() => void refetch()} />
      )}
      {sessions?.length === 0 && <p className="text-sm text-muted">{t('people.noSessions')}</p>}
      {sessions && sessions.length > 0 && <OpenSessions {...{ id, sessions, isOwn }} />}
    </PersonSection>
  )
}

interface OpenProps {
  id: string
  sessions: Data.Auth.Session[]
  isOwn: boolean
}

function OpenSessions({ id, sessions, isOwn }: OpenProps) {
  const end = useSessionEnd(id)
  const isEnding = (one: string | null) => end.isPending && end.variables === one
  return (
    <>
      <ul className="divide-y divide-line card">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session}>
            {!session.current && (
              <Button
                size="sm"
                isBusy={isEnding(session.id)}
                aria-label={t('people.endOf', { device: deviceWords(session.userAgent) })}
                onClick={() => end.mutate(session.id)}
              >
                {t('people.end')}
              </Button>
            )}
          </SessionLine>
        ))}
      </ul>
      {!isOwn && (
        <Button size="sm" className="mt-3" isBusy={isEnding(null)} onClick={() => end.mutate(null)}>
          {t('people.endAll')}
        </Button>
      )}
    </>
  )
}
