import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { articleText, type Part } from '#app/content/domain/article'
import { onBothDatabases } from '#tests/helpers/depth'
import { guideValues, pageId, withWorkspace } from '#tests/helpers/notion_workspace'

const BUILT_IN = [
  'prompt-engineering-fundamentals',
  'building-a-prompt-library',
  'from-one-prompt-to-a-flow',
  'judging-answers',
]

const guidesIn = async (client: ApiClient) => {
  const answer = await client.get('/api/guides')
  const list: { id: string; title: string; available: boolean; minutes: number | null }[] =
    answer.body()
  return list
}

async function insertGuide(id: string, values: Record<string, unknown> = {}): Promise<void> {
  const times = { created_ms: Date.now(), updated_ms: Date.now() }
  const row = { id, title: id, description: '', body: 'Text.', position: 1, version: 1, ...times }
  await db.table('guides').insert({ ...row, is_public: true, is_archived: false, ...values })
}

test.group('Guides of the workspace', (group) => {
  group.tap(onBothDatabases)
  const workspace = withWorkspace(group)

  test('take the places of those that are only announced, in their order, and open with their article', async ({
    client,
    assert,
  }) => {
    workspace.current.addGuide(2)
    workspace.current.addGuide(1)
    await workspace.current.sync()
    const list = await guidesIn(client)
    assert.deepEqual(
      list.map(({ id }) => id),
      [BUILT_IN[0], 'guide-1', 'guide-2', BUILT_IN[3]]
    )
    assert.deepEqual(
      list.map(({ available, minutes }) => available && minutes),
      [list[0].minutes, 1, 1, false]
    )
    const answer = await client.get('/api/guides/guide-1')
    answer.assertStatus(200)
    const { title, description, parts, previous, next } = answer.body()
    assert.deepEqual([title, description], ['Guide 1', 'About Guide 1'])
    assert.deepEqual(
      parts.map(({ kind }: Part) => kind),
      ['heading', 'paragraph']
    )
    assert.equal(previous.id, BUILT_IN[0])
    assert.equal(next.id, 'guide-2')
  }).timeout(60_000)

  test('make an announced guide of the same title available in its place', async ({
    client,
    assert,
  }) => {
    const title = 'Building a prompt library for your team'
    workspace.current.addGuide(1, { values: guideValues(title), markdown: 'Name it well.' })
    await workspace.current.sync()
    const list = await guidesIn(client)
    assert.deepEqual(
      list.map(({ id }) => id),
      BUILT_IN
    )
    assert.include(list[1], { title, available: true })
    const answer = await client.get(`/api/guides/${BUILT_IN[1]}`)
    assert.equal(articleText(answer.body().parts), 'Name it well.')
  })

  test('take the place of the guide at the same address, and any other of its title another place', async ({
    client,
    assert,
  }) => {
    await insertGuide(BUILT_IN[3], { title: 'Judging' })
    await insertGuide('other', { title: 'Judging Answers You Cannot Check at a Glance' })
    const list = await guidesIn(client)
    assert.deepEqual(
      list.map(({ id }) => id),
      [BUILT_IN[0], 'other', ...BUILT_IN.slice(2)]
    )
    assert.include(list[3], { title: 'Judging', available: true })
  })

  test('disappear when they are archived or private, and an announced one is announced again', async ({
    client,
    assert,
  }) => {
    const { current } = workspace
    current.addGuide(1, { values: guideValues('Judging answers') })
    current.addGuide(2)
    await current.sync()
    const before = await guidesIn(client)
    assert.deepEqual(
      before.map(({ available }) => available),
      [true, true, false, true]
    )
    current.world.edit(pageId(1), { inTrash: true })
    current.world.edit(pageId(2), { inTrash: true })
    await current.full()
    const list = await guidesIn(client)
    assert.deepEqual(
      list.map(({ available }) => available),
      [true, false, false, false]
    )
    for (const id of ['judging-answers', 'guide-2'])
      (await client.get(`/api/guides/${id}`)).assertStatus(404)
    await insertGuide('draft', { is_public: false })
    ;(await client.get('/api/guides/draft')).assertStatus(404)
  })

  test('say what a page says now', async ({ client, assert }) => {
    const { current } = workspace
    current.addGuide(1, { markdown: 'word '.repeat(500) })
    await current.sync()
    assert.include((await guidesIn(client))[1], { id: 'guide-1', minutes: 2 })
    current.world.edit(pageId(1), { markdown: 'Shorter.' })
    await current.sync()
    assert.include((await guidesIn(client))[1], { minutes: 1 })
    const answer = await client.get('/api/guides/guide-1')
    assert.equal(articleText(answer.body().parts), 'Shorter.')
  })

  test('are shown without markup of web pages and without unsafe links', async ({
    client,
    assert,
  }) => {
    const body = [
      '<script>alert(1)</script>',
      'One <img src=x onerror=alert(1)> [two](javascript:alert(1)) [three](/api/logout)',
      '[four](https://example.org) [five](mailto:ada@example.org) ![six](https://evil.test/x.png)',
      '# \n\n```prompt\nWrite.\n```',
    ]
    await insertGuide('hostile', { body: body.join('\n\n') })
    const answer = await client.get('/api/guides/hostile')
    answer.assertStatus(200)
    const { parts } = answer.body()
    assert.deepEqual(
      parts.flatMap((part: Part) =>
        'pieces' in part ? part.pieces.flatMap(({ href }) => href ?? []) : []
      ),
      ['https://example.org', 'mailto:ada@example.org']
    )
    assert.notMatch(articleText(parts), /<|alert|evil/)
    assert.isFalse(parts.some((part: Part) => part.kind === 'heading'))
  })

  test('that would take too long to read as Markdown are shown as they were written', async ({
    client,
    assert,
  }) => {
    const body = `First.\n\n${'*a_'.repeat(19_000)}`
    await insertGuide('slow', { body })
    const slow = client.get('/api/guides/slow')
    const begin = performance.now()
    ;(await client.get('/api/guides')).assertStatus(200)
    assert.isBelow(performance.now() - begin, 2_500)
    const answer = await slow
    answer.assertStatus(200)
    assert.equal(articleText(answer.body().parts), body.replace('\n\n', '\n'))
  }).timeout(60_000)
})
