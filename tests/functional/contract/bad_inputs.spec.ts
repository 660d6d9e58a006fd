import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Prompt from '#app/prompts/models/prompt'
import PromptVersion from '#app/prompts/models/prompt_version'
import ShareLink from '#app/prompts/models/share_link'
import { newClient } from '#tests/helpers/api'
import { BAD_INPUTS, MINE, THEIRS } from '#tests/functional/contract/bad_inputs_table'

const everything = () =>
  Promise.all([
    Prompt.query().orderBy('id'),
    PromptVersion.query().orderBy('id'),
    db.from('activities').orderBy('id'),
    ShareLink.query().orderBy('id'),
  ]).then((rows) => JSON.stringify(rows))

test.group('Bad input', () => {
  test('there are at least fifty kinds', ({ assert }) => assert.isAtLeast(BAD_INPUTS.length, 50))

  test('{what} gets its clear error and leaves everything as it was')
    .with(BAD_INPUTS)
    .run(async ({ client, assert }, { method = 'post', path, body, raw, type, status, field }) => {
      const person = await newClient(client)
      const other = await newClient(client)
      const mine = (await person.post('/api/prompts', { original: 'Mine' })).body().id
      const theirs = (await other.post('/api/prompts', { original: 'Theirs' })).body().id
      const fill = (text: string) => text.replaceAll(MINE, mine).replaceAll(THEIRS, theirs)
      const before = await everything()

      const text = raw ?? (body === undefined ? undefined : fill(JSON.stringify(body)))
      const response = await fetch(
        new URL(fill(path), `http://${process.env.HOST}:${process.env.PORT}`),
        {
          method: method.toUpperCase(),
          headers: {
            authorization: `Bearer ${person.secret}`,
            ...(text === undefined ? {} : { 'content-type': type ?? 'application/json' }),
          },
          body: text,
        }
      )
      const answer = (await response.json()) as { message: string; code: string; fields: object }
      assert.equal(response.status, status, JSON.stringify(answer))
      assert.isString(answer.message)
      assert.isString(answer.code)
      if (field) assert.containsSubset(Object.keys(answer.fields), [field])
      assert.notMatch(JSON.stringify(answer), /at .*\.(ts|js):\d+|sqlite|select /i)
      assert.equal(await everything(), before)
    })

  const GOOD_TEXTS = [
    { what: 'zero-width characters', text: 'Write\u200B a\u200D note\uFEFF' },
    { what: 'bidirectional controls', text: 'Write \u202Eabc\u202C now' },
    { what: 'HTML and script', text: '<script>alert(1)</script><img src=x onerror=alert(1)>' },
    { what: 'SQL', text: "'; drop table users; --" },
    { what: 'exactly the greatest length', text: 'x'.repeat(50_000) },
    { what: 'emoji with joiners', text: '👩‍👩‍👧‍👦 🇩🇪 write' },
    { what: 'template braces', text: '{{constructor.constructor("return process")()}}' },
  ]

  test('{what} are text like any other, and come back byte for byte')
    .with(GOOD_TEXTS)
    .run(async ({ client, assert }, { text }) => {
      const person = await newClient(client)
      const improved = await person.post('/api/ai/enhance-prompt', { originalPrompt: text })
      improved.assertStatus(200)
      const kept = await person.get(`/api/prompts/${improved.body().promptId}`)
      assert.equal(kept.body().original, text)
    })
})
