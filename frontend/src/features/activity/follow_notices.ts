import { openEvents } from '#frontend/lib/api'

/** How the notices of a person stand. */
export interface NoticeState {
  unread: number
  /** The id of the newest one. */
  newest: string | null
}

/** Browsers open few connections to one server, so one tab listens and tells the others. */
const LISTENER = 'hone.notices'

/** Tells how the notices stand, now and after each change, while something of the person is under way. @returns what ends that */
export function followNotices(onState: (state: NoticeState) => void): () => void {
  const stop = new AbortController()
  const tabs = new BroadcastChannel(LISTENER)
  tabs.addEventListener('message', ({ data }: MessageEvent<NoticeState>) => onState(data))

  const listen = () =>
    new Promise<void>((resolve) => {
      // A lock that was granted just before the abort still comes.
      if (stop.signal.aborted) return resolve()
      const source = openEvents('/api/notices/events')
      const end = () => {
        source.close()
        resolve()
      }
      source.addEventListener('notices', ({ data }: MessageEvent<string>) => {
        const state = JSON.parse(data) as NoticeState & { isUnderWay: boolean }
        tabs.postMessage(state)
        onState(state)
        if (!state.isUnderWay) end()
      })
      source.addEventListener('error', () => {
        if (source.readyState === source.CLOSED) end()
      })
      stop.signal.addEventListener('abort', end)
    })

  navigator.locks.request(LISTENER, { signal: stop.signal }, listen).catch(() => {})
  return () => {
    stop.abort()
    tabs.close()
  }
}
