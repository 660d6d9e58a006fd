import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { providerName } from '#frontend/features/account/profile/provider_name'
import { api, fieldErrors } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { profileQuery, showProfile } from '#frontend/lib/session/profile'
import { toast } from '#frontend/lib/toast'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

export type Identity = Data.Auth.Identity

export const providersQuery = apiQuery('login.providers')

interface Details {
  firstName: string
  lastName: string
  role: string
  industry: string
}

export function useProfileUpdate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (details: Partial<Details>) => api.profile.update({ body: details }),
    onSuccess: (profile) => {
      showProfile(client, profile)
      const text = t('account.details.updatedText')
      toast({ title: t('account.details.updated'), text, tone: 'success' })
    },
    onError: (error) => {
      if (Object.keys(fieldErrors(error)).length > 0) return
      const text = t('account.details.failed')
      toast({ title: t('account.details.error'), text, tone: 'danger' })
    },
  })
}

export function useUnlink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Identity) => api.identities.destroy({ params: { id } }),
    onSuccess: (_, { id, issuer }) => {
      client.setQueryData(profileQuery.queryKey, (profile) =>
        profile
          ? { ...profile, identities: profile.identities.filter((one) => one.id !== id) }
          : profile
      )
      const text = t('account.identities.unlinkedText', { provider: providerName(issuer) })
      toast({ title: t('account.identities.unlinked'), text })
    },
    onError: (error, { issuer }) => {
      const values = { provider: providerName(issuer), reason: reasonOf(error) }
      const text = t('account.identities.failed', values)
      toast({ title: t('account.identities.error'), text, tone: 'danger' })
    },
  })
}
