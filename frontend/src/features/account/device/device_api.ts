import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Data } from '#client/data'
import type { Decision } from '#app/auth/domain/device_grant'
import { api, ApiError } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'

export type DeviceGrant = Data.Auth.DeviceGrant

/** Why a code signs in no terminal any more. */
export type Closed = 'unknown' | 'expired' | 'used'

const CLOSED: Record<string, Closed> = {
  not_found: 'unknown',
  code_expired: 'expired',
  code_used: 'used',
}

/** Null where the code may still be good, and something else went wrong. */
export const closedBy = (error: unknown): Closed | null =>
  (error instanceof ApiError && CLOSED[error.body.code ?? '']) || null

export const useLookUp = () =>
  useMutation({
    mutationFn: (userCode: string) => api.deviceLookups.store({ body: { userCode } }),
    gcTime: 0,
  })

export type LookUp = ReturnType<typeof useLookUp>

interface Wish {
  userCode: string
  decision: Decision
}

export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Wish) => api.deviceDecisions.store({ body }),
    onSuccess: () => client.invalidateQueries(apiQuery('tokens.index')),
    gcTime: 0,
  })
}

export type Decide = ReturnType<typeof useDecide>
