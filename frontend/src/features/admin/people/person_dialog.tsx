import { useQuery } from '@tanstack/react-query'
import { displayName } from '#frontend/components/display_name'
import { LoadError } from '#frontend/components/load_error'
import { DraftDialog } from '#frontend/components/overlays/draft_dialog'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { GiftForm } from '#frontend/features/admin/people/gift_form'
import { type PersonDetails, personQuery } from '#frontend/features/admin/people/people_api'
import { PersonFacts } from '#frontend/features/admin/people/person_facts'
import { PersonSessions } from '#frontend/features/admin/people/person_sessions'
import { PlanSection } from '#frontend/features/admin/people/plan_section'
import { RightsSection } from '#frontend/features/admin/people/rights_section'
import { SuspensionSection } from '#frontend/features/admin/people/suspension_section'
import { useDeskAddress } from '#frontend/features/admin/use_desk_address'
import { isAbsent } from '#frontend/lib/api'
import { usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'

interface Props {
  id: string
  onClose: () => void
}

/** One person: who they are, what they have, and what an administrator can do. */
export function PersonDialog({ id, onClose }: Props) {
  const { data, isPending, error, refetch } = useQuery(personQuery(id))
  const title = data ? displayName(data) : isPending ? t('people.loading') : t('people.failed')
  return (
    <DraftDialog size="lg" title={title} description={data?.email ?? undefined} onClose={onClose}>
      {() => (
        <>
          {isPending && <RowsSkeleton label={t('people.loading')} rows={4} />}
          {!isPending && !data && (
            <LoadError
              title={t(isAbsent(error) ? 'people.notFound' : 'people.personFailed')}
              onRetry={() => void refetch()}
            />
          )}
          {data && <PersonParts person={data} />}
        </>
      )}
    </DraftDialog>
  )
}

function PersonParts({ person }: { person: PersonDetails }) {
  const { change } = useDeskAddress()
  const isOwn = usePerson().id === person.id
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PersonFacts person={person} />
      <GiftForm person={person} />
      <PlanSection person={person} />
      <RightsSection person={person} isOwn={isOwn} />
      <SuspensionSection person={person} isOwn={isOwn} />
      <PersonSessions person={person} isOwn={isOwn} />
      <button
        type="button"
        className="link w-fit text-sm"
        onClick={() => change({ tab: 'audit', person: person.id, user: null, search: null })}
      >
        {t('people.history')}
      </button>
    </div>
  )
}
