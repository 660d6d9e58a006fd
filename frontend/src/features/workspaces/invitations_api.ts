import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Data } from '#client/data'
import type { GivenRole } from '#app/workspaces/domain/roles'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { AttemptKeys } from '#frontend/lib/attempt_keys'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

export type Invitation = Data.Workspaces.Invitation
export type CreateInvitation = ReturnType<typeof useInvite>

export const invitationsQuery = (id: string) =>
  apiQuery('workspace_invitations.index', { params: { id } })

interface Wish {
  role: GivenRole
  email?: string
}

/** The answer holds the link, and nothing keeps it. */
export function useInvite(id: string) {
  const client = useQueryClient()
  const [keys] = useState(() => new AttemptKeys())
  return useMutation({
    mutationFn: (body: Wish) =>
      api.workspaceInvitations.store({
        ...{ params: { id }, body },
        headers: { 'idempotency-key': keys.keyOf(id, body) },
      }),
    onSuccess: () => {
      keys.end()
      return client.invalidateQueries(invitationsQuery(id))
    },
    gcTime: 0,
  })
}

export function useRevokeInvitation(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id: invitationId }: Invitation) =>
      api.workspaceInvitations.destroy({ params: { id, invitationId } }),
    onSuccess: (_, { id: revoked }) => {
      client.setQueryData(
        invitationsQuery(id).queryKey,
        (invitations) => invitations?.filter((one) => one.id !== revoked) ?? null
      )
      const [title, text] = [
        t('workspaces.invitations.revoked'),
        t('workspaces.invitations.revokedText'),
      ]
      toast({ title, text, tone: 'success' })
    },
    onError: (error) =>
      toast({
        title: t('workspaces.invitations.revokeFailed'),
        text: reasonOf(error),
        tone: 'danger',
      }),
  })
}
