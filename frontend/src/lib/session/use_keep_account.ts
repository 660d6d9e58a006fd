import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { reasonOf } from '#frontend/lib/reason_of'
import { PERSON_KEY, type Person } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

export const deletionQuery = apiQuery('account_deletion.show')

/** Takes back the deletion of the account. */
export function useKeepAccount() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.accountDeletion.destroy({}),
    onSuccess: (deletion) => {
      client.setQueryData(deletionQuery.queryKey, deletion)
      client.setQueryData<Person>(
        PERSON_KEY,
        (person) => person && { ...person, deletionDueAt: deletion.dueAt }
      )
      toast({ title: t('common.frame.accountKept'), tone: 'success' })
    },
    onError: (error) =>
      toast({
        title: t('common.frame.accountNotKept'),
        text: reasonOf(error),
        tone: 'danger',
      }),
  })
  return { keep: () => mutate(), isBusy: isPending }
}
