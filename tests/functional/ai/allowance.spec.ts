import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { allowanceOf, takeImprovement } from '#app/ai/services/improvement_allowance'
import { createPerson } from '#tests/helpers/people'
import { keepCall } from '#tests/functional/ai/desk'

const NOW = DateTime.utc()

test.group('The day’s allowance of a person', () => {
  test('lets no more through at once than are left of it', async ({ assert }) => {
    const { id } = await createPerson()
    for (let used = 0; used < 8; used++) await keepCall(id, NOW)
    const taken = await Promise.all(Array.from({ length: 6 }, () => takeImprovement(id, 'free')))
    const through = taken.flatMap((done) => done ?? [])
    assert.lengthOf(through, 2)
    through[0]()
    assert.isNotNull(await takeImprovement(id, 'free'))
    assert.isNull(await takeImprovement(id, 'free'))
  })

  test('counts what was answered, and what was stopped in the middle of an answer', async ({
    assert,
  }) => {
    const { id } = await createPerson()
    const used = async () => (await allowanceOf(id, 'free')).used
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

  test('ends where a model was at work far more often, though nothing came of it', async ({
    assert,
  }) => {
    const { id } = await createPerson()
    for (let work = 0; work < 29; work++) {
      const purpose = work % 2 ? ('check' as const) : ('rewrite' as const)
      await keepCall(id, NOW, { purpose, outcome: 'unused' })
    }
    assert.deepEqual(await allowanceOf(id, 'free'), { most: 10, used: 0 })
    await keepCall(id, NOW, { outcome: 'key_refused', first_token_ms: null })
    assert.deepEqual(await allowanceOf(id, 'free'), { most: 10, used: 0 })
    await keepCall(id, NOW, { outcome: 'unused' })
    assert.deepEqual(await allowanceOf(id, 'free'), { most: 10, used: 10 })
    assert.isNull(await takeImprovement(id, 'free'))
  })
})
