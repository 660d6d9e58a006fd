import { Avatar } from '#frontend/components/avatar'
import { ButtonLink } from '#frontend/components/button'
import { ProfileCounts } from '#frontend/features/account/profile_counts'
import { useDates } from '#frontend/lib/dates'
import { usePageTitle } from '#frontend/lib/page_title'
import { displayName, usePerson } from '#frontend/lib/person'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/account'

export function Component() {
  usePageTitle(t('account.profile.title'))
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
    <div className="mx-auto max-w-[760px] px-4 py-8 sm:px-8">
      <header className="flex flex-wrap items-center gap-5">
        <Avatar person={person} size="lg" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-sm text-muted">{t('account.profile.title')}</p>
          <h1 className="text-[28px] leading-tight font-semibold break-words">
            {displayName(person)}
          </h1>
        </div>
        <ButtonLink to="/settings">{t('account.profile.edit')}</ButtonLink>
      </header>
      <dl className="card mt-8 grid gap-x-6 gap-y-4 p-5 sm:grid-cols-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <ProfileCounts />
    </div>
  )
}

function roleOf(role: string | null): string {
  if (role === 'admin') return t('account.profile.administrator')
  return role || t('account.profile.defaultRole')
}
