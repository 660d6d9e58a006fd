import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Data } from '#client/data'
import { api } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { AttemptKeys } from '#frontend/lib/attempt_keys'
import { followEvents } from '#frontend/lib/follow_events'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

export type Download = Data.Account.AccountExport

/** The newest one comes first. */
export const downloadsQuery = apiQuery('account_exports.index')

export const isUnderWay = ({ status }: Download): boolean =>
  status === 'queued' || status === 'running'

/** Of the last start, so that a second try after a lost answer does not start another one. */
const attempts = new AttemptKeys()

export function useDownloadChanges() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries(downloadsQuery)
  const start = useMutation({
    mutationFn: () =>
      api.accountExports.store({ headers: { 'idempotency-key': attempts.keyOf() } }),
    onSuccess: (made) => {
      attempts.end()
      client.setQueryData(downloadsQuery.queryKey, (known) => [made, ...(known ?? [])])
    },
    onError: (error) => {
      toast({ title: t('yourData.download.startFailed'), text: reasonOf(error), tone: 'danger' })
      void refresh()
    },
  })
  const remove = useMutation({
    mutationFn: ({ id }: Download) => api.accountExports.destroy({ params: { id } }),
    onSuccess: (_, removed) => {
      client.setQueryData(
        downloadsQuery.queryKey,
        (known) => known?.filter(({ id }) => id !== removed.id) ?? null
      )
      toast({ title: t('yourData.download.removed'), tone: 'success' })
    },
    onError: (error) =>
      toast({ title: t('yourData.download.removeFailed'), text: reasonOf(error), tone: 'danger' }),
  })
  return { start, remove }
}

/** Follows a download until it is ready. @returns whether the connection is lost */
export function useLiveDownload({ id }: Download): boolean {
  const client = useQueryClient()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    const downloadChanged = (changed: Download) => {
      // Where the server ends a stream, the browser asks for it again.
      if (!isUnderWay(changed)) stop()
      client.setQueryData(
        downloadsQuery.queryKey,
        (known) => known?.map((one) => (one.id === id ? changed : one)) ?? null
      )
      // The one before is removed when this one is ready.
      if (!isUnderWay(changed)) void client.invalidateQueries(downloadsQuery)
    }
    const stop = followEvents(`/api/account/exports/${id}/events`, {
      listeners: { export: downloadChanged },
      onConnection: setLost,
    })
    return stop
  }, [client, id])
  return isLost
}
