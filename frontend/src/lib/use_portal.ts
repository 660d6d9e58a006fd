import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'
import '#frontend/texts/payment'

/** Leaves for the pages on which cards and invoices are managed. */
export function usePortal() {
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: () => api.portalSessions.store({}),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) =>
      toast({ title: t('payment.portalFailed'), text: reasonOf(error), tone: 'danger' }),
  })
  // A browser that goes back shows the page as it was left.
  useEffect(() => {
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [reset])
  return { open: () => mutate(), isRedirecting: isPending || isSuccess }
}
