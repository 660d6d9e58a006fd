import { isFinal, type RunEvent } from '#app/flows/domain/runs/run'
import { followEvents } from '#frontend/lib/follow_events'

interface Follower {
  onEvent: (event: RunEvent) => void
  /** The connection was lost, or is there again. */
  onConnection: (isLost: boolean) => void
}

const TYPES: RunEvent['type'][] = ['step', 'text', 'run']

/** Tells each event of a run once, until it has ended. @returns what ends that before */
export function followRun(runId: string, { onEvent, onConnection }: Follower): () => void {
  const listen = (event: RunEvent) => {
    // Where the server ends a stream, the browser asks for it again.
    if (event.type === 'run' && isFinal(event.status)) stop()
    onEvent(event)
  }
  const listeners = Object.fromEntries(TYPES.map((type) => [type, listen]))
  const stop = followEvents(`/api/runs/${runId}/events`, { listeners, onConnection })
  return stop
}
