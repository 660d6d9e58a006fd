import { test } from '@japa/runner'
import { changeSandbox } from '#app/billing/sandbox/change_sandbox'
import { disputePayment } from '#app/billing/sandbox/world/disputes'
import { createRefund } from '#app/billing/sandbox/world/refunds'
import type { Work } from '#app/billing/sandbox/world/work'
import { newSubscriber, type Subscriber } from '#tests/functional/billing/payments/subscribers'
import { onBothDatabases } from '#tests/helpers/depth'

const chargeIn = (work: Work, customer: string) =>
  work.all('charge').findLast((one) => one.customer === customer)!

const statesOf = async ({ person }: Subscriber): Promise<string[]> => {
  const answer = await person.get('/api/billing/invoices')
  answer.assertStatus(200)
  return answer.body().map(({ status }: { status: string }) => status)
}

test.group('An invoice', (group) => {
  group.tap(onBothDatabases)

  test('whose payment went back says so, in part and in whole', async ({ client, assert }) => {
    const subscriber = await newSubscriber(client)
    const { customer } = subscriber
    assert.deepEqual(await statesOf(subscriber), ['paid'])
    const refund = (amount?: number) =>
      changeSandbox([customer], (work) =>
        createRefund(work, { charge: chargeIn(work, customer).id, amount })
      )
    await refund(1000)
    assert.deepEqual(await statesOf(subscriber), ['partly_refunded'])
    await refund()
    assert.deepEqual(await statesOf(subscriber), ['refunded'])
  })

  test('whose payment is disputed says so', async ({ client, assert }) => {
    const subscriber = await newSubscriber(client)
    const { customer } = subscriber
    await changeSandbox([customer], (work) => disputePayment(work, chargeIn(work, customer)))
    assert.deepEqual(await statesOf(subscriber), ['disputed'])
  })
})
