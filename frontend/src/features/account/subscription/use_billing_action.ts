import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type Billing,
  invoicesQuery,
  subscriptionQuery,
} from '#frontend/features/account/subscription/billing_api'
import { api } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'
import { PERSON_KEY } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

export type BillingAction = 'cancel' | 'resume' | 'annual' | 'monthly' | 'moneyBack'

const CALLS: Record<BillingAction, () => Promise<Billing>> = {
  cancel: () => api.subscriptionCancellations.store({ body: { when: 'period_end' } }),
  resume: () => api.subscriptionCancellations.destroy({}),
  annual: () => api.subscription.update({ body: { item: 'annual' } }),
  monthly: () => api.subscription.update({ body: { item: 'monthly' } }),
  moneyBack: () => api.moneyBacks.store({}),
}

/** Changes the subscription, and shows it as the server has it then. */
export function useBillingAction() {
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (action: BillingAction) => CALLS[action](),
    onSuccess: (billing, action) => {
      client.setQueryData(subscriptionQuery.queryKey, billing)
      void client.invalidateQueries({ queryKey: invoicesQuery.queryKey })
      void client.invalidateQueries({ queryKey: PERSON_KEY })
      toast({ title: t(`account.billing.done.${action}`) })
    },
    onError: fail,
  })
  return { run: mutate, pending: isPending ? variables : null }
}

function fail(error: unknown): void {
  toast({ title: t('account.billing.error'), text: reasonOf(error), tone: 'danger' })
}
