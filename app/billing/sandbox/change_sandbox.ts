import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { oneAtATime } from '#app/core/dialects/one_at_a_time'
import { deliverEvents } from '#app/billing/sandbox/deliver_events'
import type { Delivery } from '#app/billing/sandbox/delivery_modes'
import {
  commandIn,
  isSomethingDue,
  readSettings,
  writeSettings,
} from '#app/billing/sandbox/sandbox_store'
import type { Work } from '#app/billing/sandbox/world/work'

/** Runs a transaction of the sandbox after all others of it, in any process, and delivers what it caused. */
export async function inSandbox<Made>(
  work: (trx: TransactionClientContract) => Promise<Made>
): Promise<Made> {
  const made = await oneAtATime('sandbox stripe', work)
  void deliverEvents()
  return made
}

/** @param about ids of the objects whose customers the command needs to see */
export const changeSandbox = <Made>(
  about: string[],
  command: (work: Work) => Made
): Promise<Made> => inSandbox((trx) => commandIn(trx, about, command))

/** Does what was due, before something is read. */
export async function catchUpSandbox(): Promise<void> {
  if (await isSomethingDue()) await changeSandbox([], () => null)
}

/** Moves the clock of the sandbox forward, and does what is due on the way. */
export const moveSandboxClock = (ms: number): Promise<null> =>
  inSandbox(async (trx) => {
    const settings = await readSettings(trx)
    await writeSettings(trx, { ...settings, offsetMs: settings.offsetMs + ms })
    return commandIn(trx, [], () => null)
  })

export const chooseDelivery = (delivery: Delivery): Promise<void> =>
  inSandbox(async (trx) => writeSettings(trx, { ...(await readSettings(trx)), delivery }))
