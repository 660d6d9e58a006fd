import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { indexTexts, searchApart } from '#app/core/dialects/sqlite/sqlite_search'
import { answerFor } from '#app/core/exceptions/error_body'
import { foldCase } from '#app/core/domain/fold_case'
import Prompt, { searchTextOf } from '#app/prompts/models/prompt'
import { findPrompts } from '#app/prompts/services/find_prompts'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { newPrompt } from '#app/prompts/services/insert_prompt'
import { sqliteOnly } from '#tests/helpers/databases'
import { newClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { createPerson } from '#tests/helpers/people'
import { announcedSeed, rounds, seededRandom } from '#tests/helpers/random'
import { personalWorkspace } from '#app/workspaces/services/current_workspace'

/** What means something to SQLite, to FTS5 or to a pattern, and letters of many scripts. */
const PIECES = [
  ...['a', 'b', 'e', 'aa', 'ab ', 'the ', ' ', '\n', 'AND ', 'OR', 'NOT', 'NEAR(', 'ROWID'],
  ...['"', "'", '""', '%', '_', '*', '\\', '^', '-', '+', ':', '(', ')', '{', '}', '?', ';', '--'],
  ...['é', 'e\u0301', 'ß', 'İ', 'ı', 'ﬁ', 'Ж', 'я', '字', '漢字', 'ｶﾞ', '한', 'ا', 'ู', '½', 'Ω'],
  ...['🙂', '👩‍👩‍👧', '🇩🇪', '\u200b', '\u0001', '\ufffd', 'A', 'B', 'É'],
]
const pieces = (most: number) =>
  fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: most }).map((all) => all.join(''))

const keep = (userId: string, draft: string, title = 'T') =>
  Prompt.create({
    ...newPrompt(personalWorkspace(userId), {
      ...{ original: draft, title, category: 'productivity', settings: DEFAULT_SETTINGS },
      improvement: null as never,
    }),
  })

const idsOf = async (userId: string, search: string) =>
  (await findPrompts(personalWorkspace(userId), { search, limit: 500 })).prompts.map(({ id }) => id)

test.group('The search', (group) => {
  group.tap(onBothDatabases)
  test('finds exactly the texts that contain the pattern, whatever is in the index', async ({
    assert,
  }) => {
    const seed = announcedSeed('texts and patterns of the search')
    const random = seededRandom(seed)
    const { id: userId } = await createPerson()
    const { id: otherId } = await createPerson()
    const drafts = fc.sample(pieces(40), { numRuns: 80, seed })
    const prompts: Prompt[] = []
    for (const draft of drafts.slice(0, 60)) {
      prompts.push(await keep(userId, draft))
      await keep(otherId, draft)
    }
    await indexTexts(userId)
    // From here on some texts are not indexed, some are indexed as they were, and some are gone.
    for (const draft of drafts.slice(60)) prompts.push(await keep(userId, draft))
    for (const prompt of prompts.slice(0, 15)) {
      await prompt
        .merge({ draft: [...prompt.draft].slice(1).join('') + drafts[79], folder: 'Ω "x' })
        .save()
    }
    for (const prompt of prompts.splice(15, 10)) await prompt.delete()

    const texts = prompts.map((prompt) => ({ id: prompt.id, text: searchTextOf(prompt) }))
    const part = pieces(4).map((text) => {
      const { text: one } = texts[Math.floor(random() * texts.length)]
      const letters = [...one]
      const from = Math.floor(random() * letters.length)
      return letters.slice(from, from + 1 + text.length * 4).join('')
    })
    const search = fc.oneof(pieces(6), part).filter((text) => text.trim() !== '')
    const isTrue = fc.asyncProperty(search, async (pattern) => {
      const expected = texts.filter(({ text }) => text.includes(foldCase(pattern.trim())))
      const ids = expected.map(({ id }) => id)
      assert.sameMembers(await idsOf(userId, pattern), ids, JSON.stringify(pattern))
    })
    await fc.assert(isTrue, { numRuns: rounds(1500), seed })
    await indexTexts(userId)
    await fc.assert(isTrue, { numRuns: rounds(1500), seed: seed + 1 })
  })

  test('reads texts in a thread of its own, however a list is filtered', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await newClient(client)
    await keep(person.user.id, 'A needle in a text')
    const statements: string[] = []
    const watch = ({ sql }: { sql: string }) => void statements.push(sql)
    const knex = db.connection().getWriteClient()
    knex.on('query', watch)
    cleanup(() => void knex.off('query', watch))
    for (const path of ['prompts', 'prompts/texts', 'activities', 'flows']) {
      ;(await person.get(`/api/${path}?search=e`)).assertStatus(200)
    }
    ;(await person.get('/api/prompts?tag=a')).assertStatus(200)
    assert.isNotEmpty(statements)
    const reading = statements.filter((sql) => /search_text|\blike\b|instr/.test(sql))
    assert.deepEqual(reading, [])
  }).skip(...sqliteOnly('PostgreSQL reads in a process of its own'))

  test('pages through what it finds without gap or repetition', async ({ client, assert }) => {
    const person = await newClient(client)
    const kept: string[] = []
    for (const word of ['needle', 'hay', 'needle', 'needle', 'hay', 'needle', 'needle'])
      kept.push((await keep(person.user.id, `A ${word} in a text`, word)).id)
    const found: string[] = []
    let path: string | undefined = '/api/prompts?search=NEEDLE&limit=2&sort=created'
    while (path) {
      const page = await person.get(path)
      found.push(...page.body().map(({ id }: { id: string }) => id))
      path = /<(.+)>; rel="next"/.exec(page.header('link') ?? '')?.[1]
    }
    assert.deepEqual(found, [kept[6], kept[5], kept[3], kept[2], kept[0]])
  })

  test('no longer finds a prompt by a folder or a draft that it had', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { id } = await keep(person.user.id, 'Some zebra text')
    await person.patch(`/api/prompts/${id}`, { folder: 'Elephants' })
    assert.deepEqual(await idsOf(person.user.id, 'elephant'), [id])
    await person.patch(`/api/prompts/${id}`, { folder: null })
    assert.deepEqual(await idsOf(person.user.id, 'elephant'), [])
    assert.deepEqual(await idsOf(person.user.id, 'zebra'), [id])
    await person.put(`/api/prompts/${id}/draft`, { content: '' })
    assert.deepEqual(await idsOf(person.user.id, 'zebra'), [])
  })

  test('forgets a prompt that is removed for good, and all prompts of a person who is', async ({
    assert,
  }) => {
    const person = await createPerson()
    const prompt = await keep(person.id, 'A quokka on a bicycle')
    await keep(person.id, 'Another quokka on a bicycle')
    await indexTexts(person.id)
    const indexed = async () => {
      const found = db.from('prompt_search_index').whereRaw('prompt_search_index match \'"quo"\'')
      const [{ count }] = await found.count('* as count')
      return Number(count)
    }
    const before = await indexed()
    await prompt.delete()
    assert.equal(await indexed(), before - 1)
    await person.delete()
    assert.equal(await indexed(), before - 2)
  }).skip(...sqliteOnly('PostgreSQL keeps its index true by itself'))

  test('that takes too long is ended with 503, and the next one is answered', async ({
    assert,
  }) => {
    const { id: userId } = await createPerson()
    const { id } = await keep(userId, 'A needle in a text')
    const sql = 'select id from prompts where user_id = ? and within_time(prompts.id)'
    const late = await searchApart(userId, { sql, bindings: [userId] }, -1).catch((error) => error)
    assert.deepInclude({ ...late }, { status: 503, code: 'busy' })
    assert.deepEqual(await idsOf(userId, 'needle'), [id])
  }).skip(...sqliteOnly('its searches run in a thread'))

  test('runs a few at a time for one person, and refuses the others with Retry-After', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await keep(person.user.id, 'A needle in a text')
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, () => idsOf(person.user.id, 'needle'))
    )
    const refused = answers.filter((answer) => answer.status === 'rejected')
    assert.isNotEmpty(refused)
    assert.isBelow(refused.length, 12)
    for (const { reason } of refused) {
      const { status, retryAfter } = answerFor(reason, undefined)
      assert.equal(status, 503)
      assert.isAbove(retryAfter!, 0)
    }
    assert.lengthOf(await idsOf(person.user.id, 'needle'), 1)
  }).skip(...sqliteOnly('its searches run in a thread'))
})
