import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Data } from '#client/data'
import type { Scope } from '#app/auth/domain/scopes'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { toast } from '#frontend/lib/toast'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

export type Token = Data.Auth.Token
export type CreateToken = ReturnType<typeof useCreateToken>

export const EXPIRY_DAYS = [7, 30, 90, 365] as const

export const tokensQuery = apiQuery('tokens.index')

interface Wish {
  name: string
  scopes: Scope[]
  expiresInDays: number
}

export function useCreateToken() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: Wish) => api.tokens.store({ body: wish }),
    onSuccess: () => client.invalidateQueries(tokensQuery),
    gcTime: 0,
  })
}

export function useRevokeToken() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Token) => api.tokens.destroy({ params: { id } }),
    onSuccess: (_, { id, name }) => {
      client.setQueryData(
        tokensQuery.queryKey,
        (tokens) => tokens?.filter((token) => token.id !== id) ?? null
      )
      const text = t('account.tokens.revokedText', { name: name ?? '' })
      toast({ title: t('account.tokens.revoked'), text, tone: 'success' })
    },
    onError: (error) => {
      const text = t('account.tokens.revokeFailed', { reason: reasonOf(error) })
      toast({ title: t('account.tokens.error'), text, tone: 'danger' })
    },
  })
}
