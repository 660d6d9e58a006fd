import { test } from '@japa/runner'
import { newClient, type SignedClient } from '#tests/helpers/api'

async function keep(person: SignedClient, original: string, change: object = {}): Promise<string> {
  const { id } = (await person.post('/api/prompts', { original, saved: true })).body()
  if (Object.keys(change).length > 0) await person.patch(`/api/prompts/${id}`, change)
  return id
}

test.group('Whole texts of prompts', () => {
  test('come with the score of that very text, or none', async ({ client, assert }) => {
    const person = await newClient(client)
    const text = `Write ${'about the launch '.repeat(40)}today.`
    const id = await keep(person, text, { title: 'Launch', tags: ['a', 'b'] })
    const only = async () => (await person.get('/api/prompts/texts')).body()[0]
    assert.isNull((await only()).score)

    const { score } = (await person.post(`/api/prompts/${id}/versions`, {})).body()
    const listed = await only()
    assert.deepInclude(listed, { id, title: 'Launch', content: text, tags: ['a', 'b'] })
    assert.equal(listed.score, score)

    await person.put(`/api/prompts/${id}/draft`, { content: 'Something else.' })
    assert.deepInclude(await only(), { content: 'Something else.', score: null })
  })

  test('follow the filter of the list, page after page', async ({ client, assert }) => {
    const person = await newClient(client)
    for (let number = 0; number < 5; number += 1) {
      await keep(person, `Prompt ${number}`, { tags: number === 2 ? ['other'] : ['kept'] })
    }
    await person.delete(`/api/prompts/${await keep(person, 'Gone', { tags: ['kept'] })}`)
    await person.post('/api/prompts', { original: 'Prompt that is not saved' })
    const seen: string[] = []
    let next: string | null = '/api/prompts/texts?saved=true&tag=kept&sort=created&limit=2'
    while (next) {
      const page: Awaited<ReturnType<SignedClient['get']>> = await person.get(next)
      seen.push(...page.body().map(({ content }: { content: string }) => content))
      next = /<([^>]+)>; rel="next"/.exec(page.header('link') ?? '')?.[1] ?? null
    }
    assert.deepEqual(seen, ['Prompt 4', 'Prompt 3', 'Prompt 1', 'Prompt 0'])
  })

  test('are those of the person who asks', async ({ client, assert }) => {
    const [person, other] = [await newClient(client), await newClient(client)]
    await keep(other, 'Theirs')
    assert.deepEqual((await person.get('/api/prompts/texts')).body(), [])
  })
})
