import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import Stripe from 'stripe'
import { deliverSandboxEvents } from '#app/billing/sandbox/deliver_events'
import { type SandboxStripe, sandboxStripe } from '#app/billing/sandbox/sandbox_stripe_server'
import { databaseFile } from '#app/core/database_file'
import { clearSandbox, withEmptySandbox } from '#tests/functional/billing/sandbox_client'
import { onBothDatabases } from '#tests/helpers/depth'

const program = fileURLToPath(new URL('../../helpers/sandbox_process.ts', import.meta.url))
const project = fileURLToPath(new URL('../../../', import.meta.url))

const clientOf = ({ apiKey, ...address }: SandboxStripe) =>
  new Stripe(apiKey, { ...address, protocol: 'http', telemetry: false, maxNetworkRetries: 0 })

/** Another process with a local Stripe on the database of this test. */
async function otherProcess() {
  const child = spawn(process.execPath, ['--import=@poppinss/ts-exec', program], {
    cwd: project,
    env: { ...process.env, DB_FILE: databaseFile() },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const { value } = await lines.next()
  const address = JSON.parse(value as string) as SandboxStripe
  const end = async () => {
    const ended = once(child, 'exit')
    child.stdin.end()
    return (await ended)[0] as number
  }
  return { stripe: clientOf(address), end }
}

test.group('Two processes with one sandbox of Stripe', (group) => {
  group.tap(onBothDatabases)
  withEmptySandbox(group)
  group.each.setup(() => {
    deliverSandboxEvents({ address: 'http://127.0.0.1:9/', pausesMs: [] })
    return async () => {
      deliverSandboxEvents()
      await clearSandbox()
    }
  })

  test('see the same objects, overwrite nothing of each other, and leave them when they end', async ({
    assert,
  }) => {
    const here = clientOf(await sandboxStripe())
    const other = await otherProcess()
    const customer = await here.customers.create({ name: 'Mia' })
    const names = Array.from({ length: 10 }, (_, at) => `key${at}`)
    await Promise.all(
      names.map((name, at) =>
        (at % 2 ? here : other.stripe).customers.update(customer.id, { metadata: { [name]: '1' } })
      )
    )
    const key = { idempotencyKey: 'the same' }
    const [one, same] = await Promise.all([
      here.products.create({ name: 'Pro' }, key),
      other.stripe.products.create({ name: 'Pro' }, key),
    ])
    assert.equal(one.id, same.id)
    assert.equal(await other.end(), 0)
    const { metadata } = (await here.customers.retrieve(customer.id)) as Stripe.Customer
    assert.sameMembers(Object.keys(metadata), names)
    assert.lengthOf((await here.products.list()).data, 1)
  })
})
