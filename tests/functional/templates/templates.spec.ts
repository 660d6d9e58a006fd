import { test } from '@japa/runner'
import { nextOf } from '#app/core/domain/paging'
import { newClient } from '#tests/helpers/api'

test.group('Templates', () => {
  test('begin with the six starters, and each opens with its text and what it asks for', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const list: { id: string }[] = (await person.get('/api/templates')).body()
    const ids = list.map(({ id }) => id)
    assert.deepEqual(ids.slice(0, 6), [
      ...['email-campaign', 'social-content', 'blog-outline'],
      ...['meeting-agenda', 'sales-sequence', 'proposal-writer'],
    ])
    assert.isAtLeast(ids.length, 120)
    for (const id of ids.slice(0, 6)) {
      const opened = (await person.get(`/api/templates/${id}`)).body()
      assert.isAbove(opened.content.length, 200)
      for (const { name } of opened.variables) assert.include(opened.content, `{{${name}}}`)
    }
  })

  test('come page by page, and each once', async ({ client, assert }) => {
    const person = await newClient(client)
    const seen: { id: string; title: string }[] = []
    for (let next: string | null = '/api/templates?limit=50&category=sales&sort=title'; next;) {
      const answer = await person.get(next)
      answer.assertStatus(200)
      seen.push(...answer.body())
      next = nextOf(answer.headers().link ?? null)
    }
    const { categories } = (await person.get('/api/template-facets')).body()
    const { count } = categories.find(({ id }: { id: string }) => id === 'sales')
    assert.equal(new Set(seen.map(({ id }) => id)).size, count)
    const titles = seen.map(({ title }) => title)
    assert.deepEqual(
      titles,
      titles.toSorted((one, other) => one.localeCompare(other, 'en'))
    )
  })

  test('are found by a search, and a wrong filter is refused', async ({ client, assert }) => {
    const person = await newClient(client)
    const [first] = (await person.get('/api/templates?search=meating+agenda&limit=3')).body()
    assert.equal(first.id, 'meeting-agenda')
    for (const query of ['category=none', 'sort=none', 'tag=', 'limit=0', 'cursor=x', 'other=1']) {
      const refused = await person.get(`/api/templates?${query}`)
      refused.assertStatus(422)
    }
  })

  test('an unknown one is not found, in the specified words', async ({ client, assert }) => {
    const person = await newClient(client)
    const response = await person.get('/api/templates/nothing')
    response.assertStatus(404)
    assert.equal(response.body().message, 'Template not found')
  })

  test('using one is part of the history', async ({ client, assert }) => {
    const person = await newClient(client)
    ;(await person.post('/api/templates/sales-sequence/uses')).assertStatus(204)
    const [activity] = (await person.get('/api/activities?type=template_used')).body()
    assert.equal(activity.templateName, 'Sales Email Sequence')
    assert.equal(activity.category, 'sales')
  })
})
