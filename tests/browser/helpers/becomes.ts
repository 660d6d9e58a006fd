import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 60_000
const BETWEEN_READS_MS = 20

/**
 * Checks again until the check passes: what an action brings about is on the screen a moment
 * after it. Throws what the check said last when it never passes.
 */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() > deadline) throw error
    }
    await pause(BETWEEN_READS_MS)
  }
}

/** Reads again until the value is the expected one. */
export function becomes<T>(read: () => Promise<T>, expected: NoInfer<T>): Promise<void> {
  return eventually(async () => assert.deepEqual(await read(), expected))
}
