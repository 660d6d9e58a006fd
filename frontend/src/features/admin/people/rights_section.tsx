import { Switch } from '#frontend/components/fields/switch'
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
        onChange={(isAdmin) => change.mutate(isAdmin)}
      />
    </PersonSection>
  )
}
