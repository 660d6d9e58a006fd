import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { failureText } from '#frontend/features/flows/my_flows/failure_text'
import { refreshFlows } from '#frontend/features/flows/my_flows/flow_lists'
import { api } from '#frontend/lib/api'
import { useSession } from '#frontend/lib/session/person'
import { reasonOf } from '#frontend/lib/reason_of'
import { signInAddress } from '#frontend/lib/session/sign_in'
import { toast } from '#frontend/lib/toast'
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
    onError: (error) => {
      const text = failureText(error, t('myFlows.shared.useFailed', { reason: reasonOf(error) }))
      toast({ title: t('myFlows.error'), text, tone: 'danger' })
    },
  })
  const use = () => {
    if (session.status === 'signed-in') copy.mutate()
    else location.assign(signInAddress(`/f/${token}`))
  }
  return { use, isBusy: copy.isPending, isReady: session.status !== 'loading' }
}
