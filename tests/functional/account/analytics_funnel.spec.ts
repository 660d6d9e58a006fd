import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { paid } from '#tests/functional/billing/payments/paid_checkout'
import { NUMBERS } from '#tests/functional/flows/batches/batch_steps'
import { GREETING } from '#tests/functional/flows/flow_steps'
import { added, asking, execute, runOf } from '#tests/functional/flows/inner_flows/inner_flows'
import { asPerson, newClient, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { createPerson } from '#tests/helpers/people'
import type { ApiClient } from '@japa/api-client'

async function keepImprovedPrompt(person: SignedClient): Promise<void> {
  const originalPrompt = 'write an email to the team about the new schedule'
  const { promptId } = (await person.post('/api/ai/enhance-prompt', { originalPrompt })).body()
  const kept = await person.post(`/api/prompts/${promptId}/versions`, { variant: 'optimized' })
  kept.assertStatus(201)
}

async function pay(person: SignedClient): Promise<void> {
  const started = await person.post('/api/create-checkout-session', {})
  started.assertStatus(200)
  await person.get(`/api/billing/checkouts/${await paid(started.body().url)}`)
}

/** How far the only person came who signed up on a day. */
async function funnelOf(client: ApiClient, { user }: SignedClient, day: string) {
  const signedUp = { created_at: `${day} 12:00:00` }
  await db.from('users').where('id', user.id).update(signedUp)
  const admin = await asPerson(client, await createPerson({ isAdmin: true }), ['read', 'admin'])
  const answer = await admin.get(`/api/admin/analytics?from=${day}&to=${day}&timeZone=UTC`)
  answer.assertStatus(200)
  return answer.body().total.funnel
}

/** The id of a run of a new flow, and its status. */
async function ran(person: SignedClient, graph: typeof GREETING, who = 'Ada') {
  const started = await execute(person, await added(person, graph), { inputs: { who } })
  const id: string = started.body().id ?? started.body().runId
  return { id, status: (await runOf(person, id)).status as string }
}

/** Runs that cost nothing, or of which only the ledger still knows. Each returns the last status it saw. */
const RUNS = [
  {
    ...{ title: 'failed', day: '2019-05-06', status: 'failed' },
    run: async (person: SignedClient) => (await ran(person, NUMBERS, 'x')).status,
  },
  {
    ...{ title: 'was canceled', day: '2019-05-07', status: 'canceled' },
    run: async (person: SignedClient) => {
      const { id } = await ran(person, asking)
      return (await person.post(`/api/runs/${id}/cancellation`)).body().status
    },
  },
  {
    ...{ title: 'has not ended', day: '2019-05-08', status: 'waiting' },
    run: async (person: SignedClient) => (await ran(person, asking)).status,
  },
  {
    ...{ title: 'failed and was removed since', day: '2019-05-09', status: 'failed' },
    run: async (person: SignedClient) => {
      const { id, status } = await ran(person, NUMBERS, 'x')
      await db.from('runs').where({ id }).delete()
      return status
    },
  },
]

test.group('The funnel from sign-up to payment', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => startWorker())

  for (const { title, day, status, run } of RUNS)
    test(`counts who paid and whose only run ${title}`, async ({ client, assert }) => {
      const person = await newClient(client)
      await keepImprovedPrompt(person)
      assert.equal(await run(person), status)
      await pay(person)
      const funnel = await funnelOf(client, person, day)
      assert.deepEqual(funnel, { signedUp: 1, improved: 1, kept: 1, ran: 1, paid: 1 })
    })

  test('ends before who paid and made a flow that never ran', async ({ client, assert }) => {
    const person = await newClient(client)
    await keepImprovedPrompt(person)
    await added(person, GREETING)
    await pay(person)
    const funnel = await funnelOf(client, person, '2019-05-10')
    assert.deepEqual(funnel, { signedUp: 1, improved: 1, kept: 1, ran: 0, paid: 0 })
  })
})
