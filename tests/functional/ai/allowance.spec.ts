import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { usageToday } from '#app/ai/services/usage/usage_today'
import { allowanceOf, reserveAllowance } from '#app/billing/services/plan/daily_allowance'
import { createPerson } from '#tests/helpers/people'
import { keepCall } from '#tests/functional/ai/desk'

const NOW = DateTime.utc()
const allowance = (userId: string) => allowanceOf(userId, usageToday)
const reserve = (userId: string) => reserveAllowance(userId, usageToday)

test.group('The daily allowance', () => {
  test('lets no more concurrent improvements through than are left', async ({ assert }) => {
    const { id } = await createPerson()
    for (let used = 0; used < 8; used++) await keepCall(id, NOW)
    const taken = await Promise.all(Array.from({ length: 6 }, () => reserve(id)))
    const through = taken.flatMap((reservation) =>
      reservation.ok ? [reservation.place.release] : []
    )
    assert.lengthOf(through, 2)
    await through[0]()
    assert.isTrue((await reserve(id)).ok)
    assert.isFalse((await reserve(id)).ok)
  })

  test('counts answers, and answers that were stopped in the middle', async ({ assert }) => {
    const { id } = await createPerson()
    const used = async () => (await allowance(id)).used
    await keepCall(id, NOW, { purpose: 'try' })
    await keepCall(id, NOW, { outcome: 'stopped' })
    await keepCall(id, NOW, { outcome: 'at_limit', purpose: 'try' })
    assert.equal(await used(), 3)
    await keepCall(id, NOW, { outcome: 'stopped', first_token_ms: null })
    await keepCall(id, NOW, { outcome: 'provider_failed' })
    await keepCall(id, NOW, { outcome: 'at_limit' })
    await keepCall(id, NOW, { purpose: 'judge' })
    await keepCall(id, NOW.minus({ days: 1 }))
    assert.equal(await used(), 3)
  })

  test('is used up after far more unusable answers than it allows', async ({ assert }) => {
    const { id } = await createPerson()
    for (let work = 0; work < 29; work++) {
      const purpose = work % 2 ? ('check' as const) : ('rewrite' as const)
      await keepCall(id, NOW, { purpose, outcome: 'unused' })
    }
    assert.deepEqual(await allowance(id), { max: 10, used: 0 })
    await keepCall(id, NOW, { outcome: 'key_refused', first_token_ms: null })
    assert.deepEqual(await allowance(id), { max: 10, used: 0 })
    await keepCall(id, NOW, { outcome: 'unused' })
    assert.deepEqual(await allowance(id), { max: 10, used: 10 })
    const refused = await reserve(id)
    if (refused.ok) return assert.fail('an improvement was reserved')
    assert.include(refused.refusal.reason, "today's 10 model improvements")
    assert.include(refused.refusal.hint, 'midnight UTC')
  })

  test('counts work that is recorded before its reservation ends once', async ({ assert }) => {
    const { id } = await createPerson()
    for (let used = 0; used < 8; used++) await keepCall(id, NOW)
    const reservation = await reserve(id)
    if (!reservation.ok) return assert.fail('nothing was reserved')
    const { place } = reservation
    await keepCall(id, NOW, { work_id: place.id })
    assert.equal((await allowance(id)).used, 9)
    assert.isTrue((await reserve(id)).ok)
    await place.release()
    assert.deepEqual(await allowance(id), { max: 10, used: 10 })
  })

  test('is larger on the Pro plan', async ({ assert }) => {
    const { id } = await createPerson({ plan: 'pro' })
    assert.deepEqual(await allowance(id), { max: 200, used: 0 })
  })
})
