import { bootApp } from '#tests/helpers/boot_app'
import type { Step } from '#tests/helpers/ledger_steps'

/**
 * A process that uses the ledger as long as its input tells it to. Each line is JSON: orders that are followed at
 * once. It answers with one line when all of them are.
 */
export interface Order {
  step: Step
  userId: string
  now: number
  die: 'before_commit' | 'at_commit' | 'after_commit' | null
}

const app = await bootApp()

const { inTransaction } = await import('#app/core/transact')
const { takeStep } = await import('#tests/helpers/ledger_steps')
const { createInterface } = await import('node:readline')

const die = () => process.kill(process.pid, 'SIGKILL')

async function follow({ step, userId, now, die: place }: Order): Promise<boolean> {
  const isDone = await inTransaction(async (trx) => {
    const done = await takeStep(step, { userId, now }, trx)
    if (place === 'before_commit') die()
    // The statement is handed over in this turn of the event loop, and the process ends in the next one.
    if (place === 'at_commit') setImmediate(die)
    return done
  })
  if (place !== null) die()
  return isDone
}

console.log('ready')
for await (const line of createInterface({ input: process.stdin })) {
  const orders = JSON.parse(line) as Order[]
  console.log(JSON.stringify(await Promise.all(orders.map(follow))))
}
await app.terminate()
process.exit(0)
