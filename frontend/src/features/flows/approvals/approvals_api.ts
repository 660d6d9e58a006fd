import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Data } from '#client/data'
import { ApiError } from '#app/core/domain/api_error'
import type { Decision } from '#app/flows/domain/runs/approvals'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { FOR_VISITORS } from '#frontend/lib/loading/loader'
import { useSession } from '#frontend/lib/session/person'

export type Approval = Data.Flows.Approval

export const approvalQuery = (token: string) => ({
  ...apiQuery('approvals.show', { params: { token } }),
  meta: FOR_VISITORS,
})

interface Wish {
  decision: Decision
  content?: string
  reason?: string
}

/** Whether somebody else was first. */
export const isTooLate = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409

/** Sends a decision. Where somebody else was first, theirs is shown. */
export function useDecision(token: string) {
  const client = useQueryClient()
  const { person } = useSession()
  const { queryKey } = approvalQuery(token)
  return useMutation({
    mutationFn: (wish: Wish) => {
      // Where the session has ended meanwhile, nothing is decided without the name of the person.
      const body = { ...wish, ...(person && { personId: person.id }) }
      return api.approvals.store({ params: { token }, body })
    },
    onSuccess: (decided) => void client.setQueryData(queryKey, decided),
    onError: () => client.invalidateQueries({ queryKey }),
  })
}
