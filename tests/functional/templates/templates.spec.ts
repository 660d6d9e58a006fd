import { test } from '@japa/runner'
import { newClient } from '#tests/helpers/api'

test.group('Templates', () => {
  test('the six starters are there, and each opens with its text', async ({ client, assert }) => {
    const person = await newClient(client)
    const list = (await person.get('/api/templates')).body()
    assert.deepEqual(
      list.map(({ id }: { id: string }) => id),
      [
        'email-campaign',
        'social-content',
        'blog-outline',
        'meeting-agenda',
        'sales-sequence',
        'proposal-writer',
      ]
    )
    for (const { id } of list) {
      assert.isAbove((await person.get(`/api/templates/${id}`)).body().content.length, 200)
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
