import { test } from '@japa/runner'
import { newClient } from '#tests/helpers/api'

const FIRST = 'prompt-engineering-fundamentals'

test.group('Guides', () => {
  test('are listed for visitors, those that are only announced among them', async ({
    client,
    assert,
  }) => {
    const answer = await client.get('/api/guides')
    answer.assertStatus(200)
    const list: { id: string; minutes: number | null; available: boolean }[] = answer.body()
    assert.equal(list[0].id, FIRST)
    assert.deepEqual(
      list.map(({ available }) => available),
      [true, false, false, false]
    )
    assert.deepEqual(
      list.map(({ minutes }) => minutes !== null),
      [true, false, false, false]
    )
  })

  test('open with their article, for visitors and for signed-in people alike', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const forVisitor = await client.get(`/api/guides/${FIRST}`)
    const forPerson = await person.get(`/api/guides/${FIRST}`)
    forVisitor.assertStatus(200)
    assert.deepEqual(forVisitor.body(), forPerson.body())
    const { parts, previous, next } = forVisitor.body()
    assert.isAtLeast(parts.filter(({ kind }: { kind: string }) => kind === 'prompt').length, 10)
    assert.isNull(previous)
    assert.isNull(next)
  })

  test('that are announced or unknown are not found', async ({ client }) => {
    for (const id of ['judging-answers', 'nothing', '..%2Fhelp%2Fcredits%2Fplans']) {
      const answer = await client.get(`/api/guides/${id}`)
      answer.assertStatus(404)
    }
  })
})
