import { setTimeout as pause } from 'node:timers/promises'

const DEADLINE_MS = 30_000
const NS_PER_MS = 1_000_000n
/** Between two looks, so that the work that is waited for has the processor. */
const PAUSE_MS = 5

/** Looks again and again. @returns what it sees once that is as wanted. @throws Error with what it saw last */
export async function until<Seen>(
  look: () => Promise<Seen>,
  isWanted: (seen: Seen) => boolean
): Promise<Seen> {
  // Tests set the other clocks.
  const end = process.hrtime.bigint() + BigInt(DEADLINE_MS) * NS_PER_MS
  for (;;) {
    const seen = await look()
    if (isWanted(seen)) return seen
    if (process.hrtime.bigint() > end)
      throw new Error(`It stayed as it is: ${JSON.stringify(seen)}`)
    await pause(PAUSE_MS)
  }
}
