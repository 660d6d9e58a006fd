import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { ButtonLink } from '#frontend/components/button'
import { IdentityRow } from '#frontend/features/account/profile/identity_row'
import { LinkProblem } from '#frontend/features/account/profile/link_problem'
import { providersQuery, type Identity } from '#frontend/features/account/profile/profile_api'
import { providerName } from '#frontend/features/account/profile/provider_name'
import { t } from '#frontend/lib/texts'

export function Identities({ identities }: { identities: Identity[] }) {
  const providers = useQuery(providersQuery)
  const linked = new Set(identities.map(({ issuer }) => providerName(issuer)))
  return (
    <section aria-labelledby="identities">
      <h2 id="identities" className="text-xl font-semibold">
        {t('account.identities.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('account.identities.lead')}</p>
      <LinkProblem />
      <ul className="card mt-4 divide-y divide-line">
        {identities.map((identity) => (
          <IdentityRow key={identity.id} identity={identity} isLast={identities.length === 1} />
        ))}
      </ul>
      {identities.length === 1 && (
        <p className="mt-2 text-sm text-muted">{t('account.identities.last')}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {providers.data?.map(({ id, name }) => (
          <ButtonLink key={id} size="sm" icon={Link2} href={`/api/login/${id}?link=1`}>
            {t(linked.has(name) ? 'account.identities.linkAnother' : 'account.identities.link', {
              provider: name,
            })}
          </ButtonLink>
        ))}
      </div>
    </section>
  )
}
