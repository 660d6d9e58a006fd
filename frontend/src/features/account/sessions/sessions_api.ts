import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { toast } from '#frontend/lib/toast'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

export type Session = Data.Auth.Session

export const sessionsQuery = apiQuery('sessions.index')

/** Ends other sessions. Those that did end leave the list, even when a later one did not. */
export function useRevokeSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({
      sessions,
    }: {
      sessions: Session[]
      done: { title: string; text?: string }
    }) => {
      for (const { id } of sessions) {
        await api.sessions.destroy({ params: { id } })
        client.setQueryData(
          sessionsQuery.queryKey,
          (shown) => shown?.filter((session) => session.id !== id) ?? null
        )
      }
    },
    onSuccess: (_, { done }) => toast({ ...done, tone: 'success' }),
    onError: (error) => {
      const text = t('account.sessions.revokeFailed', { reason: reasonOf(error) })
      toast({ title: t('account.sessions.error'), text, tone: 'danger' })
    },
  })
}
