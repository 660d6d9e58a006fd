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
    assert.equal(await used(), 2)
    await keepCall(id, NOW, { outcome: 'stopped', first_token_ms: null })
    await keepCall(id, NOW, { outcome: 'provider_failed' })
    await keepCall(id, NOW, { purpose: 'judge' })
    await keepCall(id, NOW.minus({ days: 1 }))
    assert.equal(await used(), 2)
  })
})
