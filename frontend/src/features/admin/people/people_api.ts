import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { itemsOf } from '#app/core/domain/paging'
import type { Data } from '#client/data'
import { api } from '#frontend/lib/api'
import { apiPages, apiQuery } from '#frontend/lib/api_queries'
import { AttemptKeys } from '#frontend/lib/attempt_keys'
import { reasonOf } from '#frontend/lib/reason_of'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

export type ListedPerson = Data.Account.AdminUser
export type PersonDetails = Data.Account.AdminUserDetails

export const ONLY = ['administrators', 'pro', 'suspended', 'leaving'] as const
export type Only = (typeof ONLY)[number]

interface Filter {
  search: string
  only: Only | null
}

const LIST = ['/api/admin/users']

/** Another administrator, and the person, may have changed it since. */
const FRESH = { refetchOnMount: 'always' } as const

/** The people of this server, page by page. */
export function usePeople({ search, only }: Filter) {
  const query = useInfiniteQuery({
    ...apiPages('admin_users.index', {
      query: { ...(search && { search }), ...(only && { only }) },
    }),
    ...FRESH,
  })
  return { query, people: itemsOf(query.data) }
}

export const personQuery = (id: string) => ({
  ...apiQuery('admin_users.show', { params: { id } }),
  ...FRESH,
})
export const sessionsQuery = (id: string) => ({
  ...apiQuery('person_sessions.index', { params: { id } }),
  ...FRESH,
})

/** Changes a person. What the server answers is shown, and the list is read again. */
export function usePersonChange<Wish>(
  id: string,
  change: (wish: Wish) => Promise<PersonDetails>,
  done: 'people.changed' | 'people.planSet' = 'people.changed'
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (person) => {
      client.setQueryData(personQuery(id).queryKey, person)
      toast({ title: t(done), tone: 'success' })
    },
    onError: fail,
    onSettled: () => client.invalidateQueries({ queryKey: LIST }),
  })
}

const fail = (error: unknown) =>
  toast({
    title: t('people.error'),
    text: t('people.notSaved', { reason: reasonOf(error) }),
    tone: 'danger',
  })

/** Of the last gift, so that a second try after a lost answer does not give twice. */
const gifts = new AttemptKeys()

interface Gift {
  amount: number
  reason: string
}

/** Gives a person credits. @throws ApiError by `mutateAsync` */
export function useGift({ id }: PersonDetails) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Gift) =>
      api.userCredits.store({
        params: { id },
        body,
        headers: { 'idempotency-key': gifts.keyOf(id, body) },
      }),
    onSuccess: () => gifts.end(),
    onSettled: () => client.invalidateQueries({ queryKey: LIST }),
  })
}

/** Ends one session of a person, or with null all of them. */
export function useSessionEnd(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string | null) =>
      sessionId === null
        ? api.allPersonSessions.destroy({ params: { id } })
        : api.personSessions.destroy({ params: { id, sessionId } }),
    onSuccess: () => toast({ title: t('people.ended'), tone: 'success' }),
    onError: fail,
    onSettled: () => client.invalidateQueries({ queryKey: LIST }),
  })
}
