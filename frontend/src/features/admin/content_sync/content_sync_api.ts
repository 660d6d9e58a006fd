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

export type Sync = Data.Content.ContentSync
export type SyncReport = Data.Content.ContentSyncReport
export type ContentSource = Data.Content.ContentSource

/** What an administrator can ask for. */
export type SyncWish = 'now' | 'full' | 'dryRun' | 'replace'

const SHOWN_SYNCS = 20

export const sourceQuery = apiQuery('content_source.show')
/** The newest one comes first. */
export const syncsQuery = apiQuery('content_syncs.index', { query: { limit: SHOWN_SYNCS } })
export const reportQuery = (id: string) => apiQuery('content_syncs.show', { params: { id } })

export const isUnderWay = ({ state }: Pick<Sync, 'state'>): boolean =>
  state === 'queued' || state === 'running'

/** Of the last start, so that a second try after a lost answer does not start another one. */
const attempts = new AttemptKeys()

const BODIES = {
  full: { mode: 'full' },
  dryRun: { mode: 'full', dryRun: true },
  replace: { mode: 'full', replaceEdits: true },
} as const

async function begin(wish: SyncWish): Promise<string> {
  const key = { 'idempotency-key': attempts.keyOf() }
  if (wish !== 'now') {
    const { id } = await api.contentSyncs.store({ body: BODIES[wish], headers: key })
    return id
  }
  const { id } = await api.notionSyncs.store({ headers: { ...key, prefer: 'respond-async' } })
  return id
}

/** Starts and stops syncs. `startedId` is the last one that this tab started. */
export function useSyncChanges() {
  const client = useQueryClient()
  const [startedId, setStartedId] = useState<string | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: syncsQuery.queryKey })
  const start = useMutation({
    mutationFn: begin,
    onMutate: () => setStartedId(null),
    onSuccess: async (id) => {
      await refresh()
      setStartedId(id)
    },
    onSettled: () => {
      attempts.end()
      void refresh()
    },
  })
  const stop = useMutation({
    mutationFn: ({ id }: Sync) => api.contentSyncs.destroy({ params: { id } }),
    onSettled: refresh,
    onError: (error) =>
      toast({ title: t('contentSync.stopFailed'), text: reasonOf(error), tone: 'danger' }),
  })
  const dismiss = () => {
    setStartedId(null)
    start.reset()
  }
  return { start, stop, startedId, dismiss }
}

/** Follows a sync until it has ended. @returns whether the connection is lost */
export function useLiveSync({ id }: Sync): boolean {
  const client = useQueryClient()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    const syncChanged = (changed: Sync) => {
      // Where the server ends a stream, the browser asks for it again.
      if (!isUnderWay(changed)) stop()
      client.setQueryData(
        syncsQuery.queryKey,
        (known) => known?.map((one) => (one.id === id ? changed : one)) ?? null
      )
      if (!isUnderWay(changed)) void client.invalidateQueries({ queryKey: sourceQuery.queryKey })
    }
    const stop = followEvents(`/api/admin/content-syncs/${id}/events`, {
      listeners: { sync: syncChanged },
      onConnection: setLost,
    })
    return stop
  }, [client, id])
  return isLost
}
