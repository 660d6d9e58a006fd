import { setImmediate } from 'node:timers/promises'

/** So many turns of the event loop, in which what is ready goes on; nothing waits for the time that they take. */
export async function turns(count = 1): Promise<void> {
  for (let turn = 0; turn < count; turn++) await setImmediate()
}
