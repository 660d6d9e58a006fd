import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bell, CheckCheck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Menu, MenuItem, MenuSeparator } from '#frontend/components/overlays/menu'
import { Moment } from '#frontend/components/moment'
import { useLiveNotices } from '#frontend/features/activity/use_live_notices'
import { api } from '#frontend/lib/api'
import { type Notice, noticesQuery } from '#frontend/lib/notices'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

/** More are not counted. */
const MAX_COUNT = 9

/** A bell with how many notices are unread, and the newest of them. */
export function NoticesMenu() {
  const notices = useLiveNotices()
  const unread = notices.filter(({ isRead }) => !isRead).length
  return (
    <Menu trigger={<BellButton unread={unread} />}>
      {notices.length === 0 && (
        <p className="px-2.5 py-2 text-sm text-muted">{t('notices.none')}</p>
      )}
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} />
      ))}
      {unread > 0 && <ReadAll />}
    </Menu>
  )
}

function BellButton({ unread, ...rest }: { unread: number }) {
  const shown = unread > MAX_COUNT ? t('notices.many', { count: MAX_COUNT }) : String(unread)
  const label = unread === 0 ? t('notices.menu') : t('notices.menuUnread', { shown, count: unread })
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className="relative button-ghost size-9 shrink-0 text-muted hover:text-ink aria-expanded:bg-sunken"
    >
      <Bell aria-hidden="true" className="size-4" />
      {unread > 0 && (
        <span className="absolute top-0 right-0 min-w-4 rounded-full bg-danger-soft px-1 text-center text-xs text-danger">
          {shown}
        </span>
      )}
    </button>
  )
}

function NoticeItem({ notice }: { notice: Notice }) {
  const { id, kind, subject, excerpt, runId, batchId, isRead, createdAt } = notice
  const navigate = useNavigate()
  const read = useReading(() => api.notices.update({ params: { id }, body: { isRead: true } }))
  const open = () => {
    if (!isRead) read.mutate()
    void navigate(runId ? `/runs/${runId}` : `/batches/${batchId}`)
  }
  return (
    <MenuItem onSelect={open}>
      <span className="min-w-0 py-1.5">
        <span className={isRead ? 'block break-words' : 'block font-medium break-words'}>
          {!isRead && <span className="sr-only">{t('notices.unread')} </span>}
          {t(`notices.kinds.${kind}`, { subject })}
        </span>
        {excerpt && (
          <span dir="auto" className="line-clamp-2 text-sm break-words">
            {excerpt}
          </span>
        )}
        <span className="block text-xs text-muted">
          <Moment at={createdAt} />
        </span>
      </span>
    </MenuItem>
  )
}

function ReadAll() {
  const read = useReading(() => api.readNotices.store({}))
  return (
    <>
      <MenuSeparator />
      <MenuItem icon={CheckCheck} onSelect={() => read.mutate()}>
        {t('notices.readAll')}
      </MenuItem>
    </>
  )
}

function useReading(mutationFn: () => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: noticesQuery.queryKey }),
    onError: (error) =>
      toast({ title: t('notices.failed'), text: reasonOf(error), tone: 'danger' }),
  })
}
