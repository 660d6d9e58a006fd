import { isFinal, type RunEvent } from '#app/flows/domain/run'
import { openEvents } from '#frontend/lib/api'

interface Follower {
  onEvent: (event: RunEvent) => void
  /** The connection was lost, or is there again. */
  onConnection: (isLost: boolean) => void
}

const TYPES: RunEvent['type'][] = ['step', 'text', 'run']

/** Tells each event of a run once, until it has ended. @returns what ends that before */
export function followRun(runId: string, { onEvent, onConnection }: Follower): () => void {
  const source = openEvents(`/api/runs/${runId}/events`)
  const listen = ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as RunEvent
    // Where the server ends a stream, the browser asks for it again.
    if (event.type === 'run' && isFinal(event.status)) source.close()
    onEvent(event)
  }
  for (const type of TYPES) source.addEventListener(type, listen)
  source.addEventListener('open', () => onConnection(false))
  source.addEventListener('error', () => onConnection(true))
  return () => source.close()
}
