import { useQuery } from '@tanstack/react-query'
import { Avatar } from '#frontend/components/avatar'
import { LoadFailed } from '#frontend/features/account/load_failed'
import { TextSkeleton } from '#frontend/components/skeleton'
import { Identities } from '#frontend/features/account/profile/identities'
import { profileQuery } from '#frontend/lib/session/profile'
import { ProfileForm } from '#frontend/features/account/profile/profile_form'
import { t } from '#frontend/lib/texts'

export function ProfileTab() {
  const { data: profile, isPending, refetch } = useQuery(profileQuery)
  if (isPending) return <TextSkeleton label={t('account.settings.loading')} />
  if (!profile) {
    return <LoadFailed onRetry={() => void refetch()} />
  }
  return (
    <div className="grid max-w-[760px] gap-10">
      <section aria-labelledby="about-you">
        <h2 id="about-you" className="text-xl font-semibold">
          {t('account.details.title')}
        </h2>
        <div className="mt-4 mb-6 flex items-center gap-4">
          <Avatar person={profile} size="lg" />
          <p className="text-sm text-muted">
            {t(
              profile.profileImageUrl
                ? 'account.details.avatarGiven'
                : 'account.details.avatarGenerated'
            )}
          </p>
        </div>
        <ProfileForm key={profile.id} profile={profile} />
      </section>
      <Identities identities={profile.identities} />
    </div>
  )
}
