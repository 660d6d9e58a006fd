import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { refreshFlows } from '#frontend/features/flows/my_flows/flow_lists'
import { toastNotCreated } from '#frontend/features/flows/my_flows/toast_not_created'
import { noteWish, takeWish } from '#frontend/features/flows/sharing/wish_to_use'
import { api } from '#frontend/lib/api'
import { useSession } from '#frontend/lib/session/person'
import { reasonOf } from '#frontend/lib/reason_of'
import { signInAddress } from '#frontend/lib/session/sign_in'
import { t } from '#frontend/lib/texts'

/** Copies a shared flow. A visitor signs in first and comes back to the link. */
export function useSharedFlow(token: string) {
  const session = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const copy = useMutation({
    mutationFn: () => api.sharedFlowCopies.store({ params: { token } }),
    onSuccess: async ({ id }) => {
      void refreshFlows(client)
      await navigate(`/flow-builder/${id}`)
    },
    onError: (error) =>
      toastNotCreated(error, t('myFlows.shared.useFailed', { reason: reasonOf(error) })),
  })
  const use = () => {
    if (session.status === 'signed-in') copy.mutate()
    else {
      noteWish(token)
      location.assign(signInAddress(`/f/${token}`))
    }
  }
  const { mutate } = copy
  useEffect(() => {
    if (session.status === 'signed-in' && takeWish(token)) mutate()
  }, [session.status, token, mutate])
  return {
    use,
    isBusy: copy.isPending,
    isReady: session.status !== 'loading',
    isVisitor: session.status === 'visitor',
  }
}
