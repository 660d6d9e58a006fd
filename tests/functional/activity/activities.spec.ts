import { test } from '@japa/runner'
import { recordActivity } from '#app/activity/services/record_activity'
import { asPerson, newClient } from '#tests/helpers/api'
import { createPerson } from '#tests/helpers/people'

const happening = {
  type: 'prompt_refined' as const,
  title: 'Email',
  description: 'Improved into 3 variants.',
  category: 'marketing' as const,
}

test.group('Activities', () => {
  test('search, category and type apply together, newest first', async ({ client, assert }) => {
    const person = await newClient(client)
    const userId = person.user.id
    await recordActivity({ ...happening, userId })
    await recordActivity({ ...happening, userId, category: 'sales', title: 'ÄRGER' })
    await recordActivity({ ...happening, userId, type: 'prompt_copied', title: 'Email again' })
    const titles = async (qs: object) =>
      (await person.get('/api/activities').qs(qs)).body().map((row: { title: string }) => row.title)
    assert.deepEqual(await titles({}), ['Email again', 'ÄRGER', 'Email'])
    assert.deepEqual(await titles({ search: 'ärg' }), ['ÄRGER'])
    assert.deepEqual(await titles({ search: 'email', type: 'prompt_refined' }), ['Email'])
    assert.deepEqual(await titles({ search: 'IMPROVED', category: 'sales' }), ['ÄRGER'])
  })

  test('a person sees nobody else’s history', async ({ client, assert }) => {
    const person = await newClient(client)
    const other = await newClient(client)
    await recordActivity({ ...happening, userId: other.user.id })
    assert.deepEqual((await person.get('/api/activities')).body(), [])
  })

  test('pages follow the Link header to the end', async ({ client, assert }) => {
    const person = await newClient(client)
    for (let number = 0; number < 5; number++) {
      await recordActivity({ ...happening, userId: person.user.id, title: `No ${number}` })
    }
    const first = await person.get('/api/activities?limit=3')
    const link = /<([^>]+)>; rel="next"/.exec(first.header('link') as string)?.[1] as string
    const second = await person.get(link)
    assert.deepEqual(
      [...first.body(), ...second.body()].map(({ title }) => title),
      ['No 4', 'No 3', 'No 2', 'No 1', 'No 0']
    )
    assert.isUndefined(second.header('link'))
  })

  test('copy and export are written down with an excerpt of at most 300 characters', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const original = `Write ${'very '.repeat(200)}long`
    const prompt = (await person.post('/api/prompts', { original })).body()
    const copied = await person.post('/api/activities', {
      type: 'prompt_copied',
      promptId: prompt.id,
      variant: 'original',
    })
    copied.assertStatus(204)
    const [activity] = (await person.get('/api/activities')).body()
    assert.isAtMost(activity.originalPrompt.length, 300)
    assert.match(activity.originalPrompt, /^Write very .* very…$/)
    const refused = await person.post('/api/activities', {
      type: 'prompt_refined',
      promptId: prompt.id,
    })
    refused.assertStatus(422)
  })

  test('{type} as {format} is written down in words')
    .with([
      {
        type: 'prompt_exported',
        format: 'markdown',
        words: 'Exported the improved prompt as Markdown.',
      },
      {
        type: 'prompt_exported',
        format: 'docx',
        words: 'Exported the improved prompt as a Word document.',
      },
      { type: 'prompt_exported', format: 'pdf', words: 'Exported the improved prompt as PDF.' },
      {
        type: 'prompt_copied',
        format: 'chat',
        words: 'Copied the improved prompt to the clipboard as chat messages.',
      },
      {
        type: 'prompt_copied',
        format: undefined,
        words: 'Copied the improved prompt to the clipboard.',
      },
    ])
    .run(async ({ client, assert }, { type, format, words }) => {
      const person = await asPerson(client, await createPerson({ plan: 'pro' }))
      const { id } = (await person.post('/api/prompts', { original: 'Write' })).body()
      const noted = await person.post('/api/activities', { type, format, promptId: id })
      noted.assertStatus(204)
      const [activity] = (await person.get('/api/activities')).body()
      assert.equal(activity.description, words)
    })

  test('an export that the plan does not have is refused, and says what would change it', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const promptId = (await person.post('/api/prompts', { original: 'Write' })).body().id
    for (const format of ['docx', 'pdf']) {
      const body = { type: 'prompt_exported', format, promptId }
      const refused = await person.post('/api/activities', body)
      assert.deepEqual([refused.status(), refused.body().code], [403, 'plan_limit'])
      assert.include(refused.body().hint, 'Markdown, text and JSON')
    }
    const body = { type: 'prompt_exported', format: 'json', promptId }
    ;(await person.post('/api/activities', body)).assertStatus(204)
  })
})
