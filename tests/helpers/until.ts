import { setTimeout as pause } from 'node:timers/promises'

/** Longer than any state takes to come where other suites use the machine too; less than a test may take. */
const DEADLINE_MS = 25_000
/** For what many processes have to do, one after the other; less than a fault test may take. */
export const LONG_MS = 240_000
/** Milliseconds between two looks, in which others have the processor. */
const PAUSE_MS = 5
const NS_PER_MS = 1_000_000n

/**
 * Looks again until it sees what it wants, and gives that.
 *
 * @param isWanted by default anything but null, false, 0 and the like
 * @param deadlineMs for what takes other processes longer
 * @throws Error with what it saw last
 */
export async function until<Value>(
  look: () => Value | PromiseLike<Value>,
  isWanted: (value: Value) => boolean = Boolean,
  deadlineMs = DEADLINE_MS
): Promise<Value> {
  // Tests set the other clocks.
  const deadline = process.hrtime.bigint() + BigInt(deadlineMs) * NS_PER_MS
  for (;;) {
    const value = await look()
    if (isWanted(value)) return value
    if (process.hrtime.bigint() > deadline) {
      throw new Error(`It did not come about. The last look saw ${JSON.stringify(value)}.`)
    }
    await pause(PAUSE_MS)
  }
}
