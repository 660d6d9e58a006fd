import { test } from '@japa/runner'
import { cutAtWord } from '#app/core/domain/cut_at_word'
import { MAX_PAGE_LENGTH } from '#app/prompts/services/find_prompt_texts'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { answered, keepTryout } from '#tests/functional/prompts/tryouts'

const LONG = `Write ${'about the launch '.repeat(2_900)}today.`

async function kept(person: SignedClient): Promise<string> {
  return (await person.post('/api/prompts', { original: LONG, saved: true })).body().id
}

const sizeOf = (answer: { body(): unknown }) => JSON.stringify(answer.body()).length

test.group('Lists of long texts', () => {
  test('of versions have no texts, which come with the version that is opened', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const path = `/api/prompts/${await kept(person)}/versions`
    await person.post(path, {})
    await person.post(path, { content: `${LONG} For [who], by [when].`, note: 'Asks.' })
    const list = await person.get(path)
    assert.isBelow(sizeOf(list), 1_000)
    assert.containsSubset(list.body(), [
      { version: 2, note: 'Asks.', blankCount: 2 },
      { version: 1 },
    ])
    assert.notProperty(list.body()[0], 'content')
    const opened = (await person.get(`${path}/2`)).body()
    assert.equal(opened.content, `${LONG} For [who], by [when].`)
    assert.lengthOf(opened.blanks, 2)
  })

  test('of tryouts have no answers, which come with the tryout that is opened', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const promptId = await kept(person)
    const failed = { ...answered(LONG), outcome: 'silent' as const }
    const good = await keepTryout(person.user.id, promptId, { originalAnswer: answered(LONG) })
    const bad = await keepTryout(person.user.id, promptId, {
      versionAnswer: failed,
      values: { a: LONG },
    })
    const list = await person.get(`/api/prompts/${promptId}/tryouts`)
    assert.isBelow(sizeOf(list), 1_000)
    assert.containsSubset(list.body(), [
      { id: bad.id, canBeJudged: false, model: 'small' },
      { id: good.id, canBeJudged: true, vote: null },
    ])
    assert.equal((await person.get(`/api/tryouts/${good.id}`)).body().b.text, LONG)
  })

  test('of prompts have their beginnings, and of share links their titles', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const promptId = await kept(person)
    await person.post('/api/shares', { promptId })
    const prompts = await person.get('/api/prompts')
    assert.equal(prompts.body()[0].excerpt, cutAtWord(LONG, 300))
    assert.isBelow(sizeOf(prompts), 1_500)
    assert.isBelow(sizeOf(await person.get('/api/shares')), 1_000)
  })

  test('of whole texts end a page early, and the next one goes on from there', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const perPage = Math.floor(MAX_PAGE_LENGTH / LONG.length)
    const count = perPage + 2
    const ids: string[] = []
    for (let number = 0; number < count; number += 1) ids.push(await kept(person))
    const first = await person.get('/api/prompts/texts?sort=created&limit=100')
    assert.lengthOf(first.body(), perPage)
    assert.equal(first.body()[0].content, LONG)
    const next = /<([^>]+)>; rel="next"/.exec(first.header('link') ?? '')?.[1] as string
    const second = await person.get(next)
    const seen = [...first.body(), ...second.body()].map(({ id }: { id: string }) => id)
    assert.deepEqual(seen, ids.toReversed())
    assert.isUndefined(second.header('link'))
  })
})
