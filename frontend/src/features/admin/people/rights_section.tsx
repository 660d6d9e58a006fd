import { useState } from 'react'
import { displayName } from '#frontend/components/display_name'
import { Switch } from '#frontend/components/fields/switch'
import { ConfirmDialog } from '#frontend/components/overlays/confirm_dialog'
import { type PersonDetails, usePersonChange } from '#frontend/features/admin/people/people_api'
import { PersonSection } from '#frontend/features/admin/people/person_facts'
import { api } from '#frontend/lib/api'
import { t } from '#frontend/lib/texts'

interface Props {
  person: PersonDetails
  isOwn: boolean
}

/** Whether a person is an administrator. */
export function RightsSection({ person, isOwn }: Props) {
  const [isAsking, setAsking] = useState(false)
  const change = usePersonChange(person.id, (isAdmin: boolean) =>
    api.adminUsers.update({ params: { id: person.id }, body: { isAdmin } })
  )
  const shown = change.isPending ? change.variables : person.isAdmin
  return (
    <PersonSection title={t('people.rightsTitle')}>
      <Switch
        label={t('people.isAdmin')}
        help={t(isOwn ? 'people.own' : 'people.isAdminHelp')}
        checked={shown}
        disabled={isOwn}
        onChange={(isAdmin) => (isAdmin ? setAsking(true) : change.mutate(false))}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('people.adminTitle', { name: displayName(person) })}
        text={t('people.adminText')}
        confirm={t('people.adminConfirm')}
        cancel={t('people.cancel')}
        onConfirm={() => change.mutate(true)}
      />
    </PersonSection>
  )
}
