import { setTimeout as sleep } from 'node:timers/promises'
import { Changes } from '#app/core/signals/changes'

interface Followed {
  /** Calls `note` after each change, until the function that it returns is called. */
  watch: (note: () => void) => Promise<() => unknown>
  /** Reads the state and sends it. @returns whether it can change again */
  send: () => Promise<boolean>
  /** Aborted when the reader has left. */
  signal: AbortSignal
  /** Milliseconds between two sent states at least. */
  pauseMs?: number
}

/** Sends a state, and sends it again after each change, until it cannot change any more or the reader has left. */
export async function followChanges({ watch, send, signal, pauseMs = 0 }: Followed): Promise<void> {
  const changes = new Changes(signal)
  const unwatch = await watch(changes.note)
  try {
    while (!signal.aborted) {
      changes.begin()
      if (!(await send())) return
      await changes.next()
      if (pauseMs > 0) await sleep(pauseMs, undefined, { signal }).catch(() => {})
    }
  } finally {
    changes.stop()
    await unwatch()
  }
}
