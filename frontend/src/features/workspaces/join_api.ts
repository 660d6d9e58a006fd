import { useMutation } from '@tanstack/react-query'
import { refusalOf } from '#frontend/features/workspaces/join_refused'
import { useSwitch } from '#frontend/features/workspaces/use_switch'
import { api, type ResponseOf } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

export type OpenedInvitation = ResponseOf<'invitations.show'>

/** Asked for once: after it was accepted, the server would answer that it is used up. */
export const openedQuery = (token: string) => ({
  ...apiQuery('invitations.show', { params: { token } }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Makes the person a member, and shows the workspace. */
export function useAccept(token: string) {
  const switchTo = useSwitch()
  return useMutation({
    mutationFn: () => api.invitations.store({ params: { token } }),
    onSuccess: async ({ id, name }) => {
      await switchTo({ id, name })
      toast({ title: t('workspaces.switched', { name }), tone: 'success' })
    },
    onError: (error) => {
      if (refusalOf(error)) return
      toast({ title: t('workspaces.join.failed'), text: reasonOf(error), tone: 'danger' })
    },
  })
}
