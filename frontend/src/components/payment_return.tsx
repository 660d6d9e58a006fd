import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#frontend/components/button'
import { Spinner } from '#frontend/components/spinner'
import { isAbsent } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { PERSON_KEY } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/payment'

/** Milliseconds between two looks, and how many: a payment is confirmed within seconds. */
const PAUSE_MS = 2_000
const MAX_LOOKS = 15

/** Says how a payment stands that a checkout led back from. The address keeps nothing of it. */
export function PaymentReturn() {
  const [address, setAddress] = useSearchParams()
  const [id, setId] = useState(() => returnedFrom(address))
  useEffect(() => {
    if (!address.has('payment_success')) return
    setId(returnedFrom(address))
    setAddress(
      (now) => {
        for (const name of ['payment_success', 'session_id']) now.delete(name)
        return now
      },
      { replace: true }
    )
  }, [address, setAddress])
  return id === null ? null : <Confirmation id={id} onClose={() => setId(null)} />
}

const returnedFrom = (address: URLSearchParams): string | null =>
  address.get('payment_success') === 'true' ? address.get('session_id') : null

function Confirmation({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient()
  const query = apiQuery('checkout_sessions.show', { params: { id } })
  const { data, error } = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      state.data?.status === 'processing' && state.dataUpdateCount < MAX_LOOKS && PAUSE_MS,
  })
  const looks = client.getQueryState(query.queryKey)?.dataUpdateCount ?? 0
  const isDone = data?.status === 'done'
  useEffect(() => {
    if (!isDone) return
    void client.invalidateQueries({ queryKey: apiQuery('subscription.show').queryKey })
    void client.invalidateQueries({ queryKey: PERSON_KEY })
  }, [isDone, client])
  const hasFailed = error !== null || data === null
  const state = isAbsent(error) ? 'unknown' : hasFailed ? 'late' : stateOf(data?.status, looks)
  return (
    <div role="status" className="card mb-6 flex flex-wrap items-center gap-3 p-4 text-sm">
      {state === 'waiting' && <Spinner />}
      <p className="min-w-0 flex-1">{t(`payment.returned.${state}`)}</p>
      {state !== 'waiting' && (
        <Button size="sm" onClick={onClose}>
          {t('payment.returned.dismiss')}
        </Button>
      )}
    </div>
  )
}

type Status = 'open' | 'expired' | 'processing' | 'done'

const stateOf = (status: Status | undefined, looks: number) => {
  if (status === 'done') return 'done'
  if (status === 'open' || status === 'expired') return 'open'
  return looks < MAX_LOOKS ? 'waiting' : 'late'
}
