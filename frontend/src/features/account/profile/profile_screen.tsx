import { Avatar } from '#frontend/components/avatar'
import { ButtonLink } from '#frontend/components/button'
import { Page } from '#frontend/components/page/page'
import { ProfileCounts } from '#frontend/features/account/profile/profile_counts'
import { useDates } from '#frontend/lib/time/dates'
import { displayName, usePerson } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/account'

export function Component() {
  const person = usePerson()
  const { date } = useDates()
  const facts = [
    { name: t('account.profile.role'), value: roleOf(person.role) },
    {
      name: t('account.profile.industry'),
      value: person.industry || t('account.profile.defaultIndustry'),
    },
    { name: t('account.profile.email'), value: person.email ?? t('account.profile.noEmail') },
    {
      name: t('account.profile.memberSince'),
      value: person.createdAt ? date(person.createdAt) : '',
    },
  ]
  return (
    <Page
      title={t('account.profile.title')}
      action={
        <ButtonLink variant="primary" to="/settings">
          {t('account.profile.edit')}
        </ButtonLink>
      }
    >
      <div className="flex items-center gap-4">
        <Avatar person={person} size="lg" />
        <h2 className="min-w-0 text-lg font-semibold break-words">{displayName(person)}</h2>
      </div>
      <dl className="card mt-6 grid gap-x-6 gap-y-4 p-5 sm:grid-cols-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <ProfileCounts />
    </Page>
  )
}

function roleOf(role: string | null): string {
  if (role === 'admin') return t('account.profile.administrator')
  return role || t('account.profile.defaultRole')
}
