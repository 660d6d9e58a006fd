import { openEvents } from '#frontend/lib/api'

/** Milliseconds until a stream that the server refused is opened again. */
const RETRY_MS = [2_000, 5_000, 15_000, 60_000]

interface Follower {
  /** By the type of an event; each gets what the event says. */
  listeners: Record<string, (event: never) => void>
  /** The connection was lost, or is there again. */
  onConnection: (isLost: boolean) => void
}

/**
 * Tells each event of an address once. The browser itself connects again where the connection is lost, but not where
 * the server refuses that, such as while it restarts.
 * @returns what ends that
 */
export function followEvents(path: string, { listeners, onConnection }: Follower): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let last = 0

  const listenerOf = (tell: (event: never) => void) => (event: MessageEvent<string>) => {
    const id = Number(event.lastEventId)
    // A stream that is opened again begins at the beginning.
    if (id > 0 && id <= last) return
    last = Math.max(last, id)
    tell(JSON.parse(event.data) as never)
  }
  const open = () => {
    source = openEvents(path)
    for (const [type, tell] of Object.entries(listeners))
      source.addEventListener(type, listenerOf(tell))
    source.addEventListener('open', () => {
      failures = 0
      onConnection(false)
    })
    source.addEventListener('error', () => {
      onConnection(true)
      if (source.readyState !== source.CLOSED) return
      timer = setTimeout(open, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
      failures += 1
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}
