import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Data } from '#client/data'
import type { GivenRole } from '#app/workspaces/domain/roles'
import { displayName } from '#frontend/components/display_name'
import { workspacesQuery } from '#frontend/features/workspaces/workspaces_api'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

export type Member = Data.Workspaces.Member

export const membersQuery = (id: string) => apiQuery('members.index', { params: { id } })

const toastUnchanged = (error: unknown) =>
  toast({ title: t('workspaces.members.error'), text: reasonOf(error), tone: 'danger' })

interface RoleChange {
  member: Member
  role: GivenRole
}

/** Shows a new role at once, and takes it back where the server refuses it. */
export function useChangeRole(id: string) {
  const client = useQueryClient()
  const { queryKey } = membersQuery(id)
  const show = ({ member, role }: { member: Member; role: Member['role'] }) =>
    client.setQueryData(
      queryKey,
      (members) => members?.map((one) => (one.id === member.id ? { ...one, role } : one)) ?? null
    )
  return useMutation({
    mutationFn: ({ member, role }: RoleChange) =>
      api.members.update({ params: { id, memberId: member.id }, body: { role } }),
    onMutate: show,
    onSuccess: (_, { member, role }) => {
      const values = { name: displayName(member), role: t(`workspaces.roles.${role}`) }
      toast({ title: t('workspaces.members.changed', values), tone: 'success' })
    },
    onError: (error, { member }) => {
      show({ member, role: member.role })
      toastUnchanged(error)
    },
  })
}

/** Ends the membership of somebody else. */
export function useRemoveMember(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (member: Member) => api.members.destroy({ params: { id, memberId: member.id } }),
    onSuccess: (_, member) => {
      client.setQueryData(
        membersQuery(id).queryKey,
        (members) => members?.filter((one) => one.id !== member.id) ?? null
      )
      void client.invalidateQueries(workspacesQuery)
      const title = t('workspaces.members.removed', { name: displayName(member) })
      toast({ title, tone: 'success' })
    },
    onError: toastUnchanged,
  })
}

/** Ends the membership of the person who asks. */
export const useLeave = (id: string) =>
  useMutation({
    mutationFn: (personId: string) => api.members.destroy({ params: { id, memberId: personId } }),
    onError: toastUnchanged,
  })
