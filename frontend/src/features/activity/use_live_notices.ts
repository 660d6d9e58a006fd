import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { followNotices, type NoticeState } from '#frontend/features/activity/follow_notices'
import { type Notice, noticesQuery } from '#frontend/lib/notices'

/** The newest notices, which are read again when they have changed. */
export function useLiveNotices(): Notice[] {
  const client = useQueryClient()
  const { data, dataUpdatedAt } = useQuery(noticesQuery)
  const known = useRef<NoticeState | null>(null)
  const isThere = Boolean(data)
  const newest = data?.at(0)?.id ?? null

  useEffect(() => {
    if (!isThere) return
    return followNotices(({ unread, newest: now }) => {
      const isSame = known.current?.unread === unread && known.current.newest === now
      const isChanged = known.current ? !isSame : now !== newest
      known.current = { unread, newest: now }
      if (isChanged) void client.invalidateQueries({ queryKey: noticesQuery.queryKey })
    })
  }, [client, isThere, newest, dataUpdatedAt])

  return data ?? []
}
