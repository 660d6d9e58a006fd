import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isPack, type Item } from '#app/billing/domain/payments/items'
import { api, ApiError } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

/** Where packs are sold. */
const BACK_TO_SETTINGS = { successUrl: '/settings', cancelUrl: '/settings' }

/** Leaves for the checkout of an item. Where it cannot be opened, the person stays and can try again. */
export function useCheckout() {
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: (item: Item) =>
      api.checkoutSessions.store({ body: { item, ...(isPack(item) && BACK_TO_SETTINGS) } }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) =>
      toast({ title: t('common.checkout.error'), text: failureOf(error), tone: 'danger' }),
  })
  // A browser that goes back shows the page as it was left.
  useEffect(() => {
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [reset])
  return { isRedirecting: isPending || isSuccess, start: mutate }
}

/** A refusal has a reason that the person can act on. */
const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 500 ? reasonOf(error) : t('common.checkout.failed')
