import { Button } from '#frontend/components/button'
import { displayName } from '#frontend/components/display_name'
import { Moment } from '#frontend/components/moment'
import { type PersonDetails, usePersonChange } from '#frontend/features/admin/people/people_api'
import { PersonSection } from '#frontend/features/admin/people/person_facts'
import { SuspendForm } from '#frontend/features/admin/people/suspend_form'
import { api } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'

interface Props {
  person: PersonDetails
  isOwn: boolean
}

/** Shuts a person out, or lets them in again. */
export function SuspensionSection({ person, isOwn }: Props) {
  const { id, suspendedAt, suspensionReason } = person
  const change = usePersonChange(id, (reason: string | null) =>
    reason === null
      ? api.userSuspensions.destroy({ params: { id } })
      : api.userSuspensions.update({ params: { id }, body: { reason } })
  )
  const since = (when: string) =>
    t('people.suspendedSince', { when, reason: suspensionReason ?? '' })
  return (
    <PersonSection title={t('people.suspensionTitle')} text={t('people.suspensionText')}>
      {suspendedAt && (
        <div className="grid justify-items-start gap-3">
          <p className="alert-danger w-full p-3 text-sm break-words">
            <Moment at={suspendedAt} text={since} />
          </p>
          <Button isBusy={change.isPending} onClick={() => change.mutate(null)}>
            {t('people.unsuspend')}
          </Button>
        </div>
      )}
      {!suspendedAt && isOwn && <p className="text-sm text-muted">{t('people.own')}</p>}
      {!suspendedAt && !isOwn && (
        <SuspendForm
          name={displayName(person)}
          isBusy={change.isPending}
          onSuspend={change.mutate}
        />
      )}
    </PersonSection>
  )
}
