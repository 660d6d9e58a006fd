import { test } from '@japa/runner'
import ModelCall from '#app/ai/models/model_call'
import { FAILURE_WORDS, type ModelFailure } from '#app/ai/domain/model_failure'
import { newClient } from '#tests/helpers/api'
import type { Day, ModelStandIn } from '#tests/helpers/model_stand_in'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'

const PROMPT = 'Write an email about our new product.'
const always = (day: Day): Day[] => Array.from({ length: 40 }, () => day)

const DAYS: [what: string, day: Day, failure: ModelFailure][] = [
  ['a refused request', { kind: 'status', status: 400 }, 'request_refused'],
  ['a wrong key', { kind: 'status', status: 401 }, 'key_refused'],
  ['an unknown model', { kind: 'status', status: 404 }, 'model_missing'],
  [
    'too many requests',
    { kind: 'status', status: 429, code: 'rate_limit_exceeded', retryAfter: 60 },
    'rate_limited',
  ],
  ['a quota used up', { kind: 'status', status: 429, code: 'insufficient_quota' }, 'quota_used_up'],
  ['a failure of the provider', { kind: 'status', status: 500 }, 'provider_failed'],
  ['a provider that is overloaded', { kind: 'status', status: 503 }, 'provider_failed'],
  [
    'a stream cut in the middle',
    { kind: 'cut', content: '{"text":"Write an email', chunks: 3 },
    'cut_off',
  ],
  ['no answer but noise', { kind: 'garbage' }, 'unreadable'],
  ['a refusal', { kind: 'refusal', text: 'I cannot help with that.' }, 'declined'],
  ['an endless answer', { kind: 'huge', bytes: 2_000_000 }, 'too_long'],
]

test.group('Bad days of a provider', (group) => {
  let standIn: ModelStandIn
  let id: string
  group.each.setup(async () => {
    ;({ standIn, id } = await connected())
    return () => disconnected(standIn)
  })

  for (const [what, day, failure] of DAYS) {
    test(`on ${what} the offline engine answers, and says why`, async ({ client, assert }) => {
      const person = await newClient(client)
      standIn.play(...always(day))
      const answer = await person.post('/api/ai/enhance-prompt', {
        originalPrompt: PROMPT,
        model: id,
      })
      answer.assertStatus(200)
      assert.equal(answer.body().engine, 'offline')
      assert.lengthOf(answer.body().versions, 3)
      assert.include(answer.body().notice, FAILURE_WORDS[failure])
      const calls = await ModelCall.query().where('user_id', person.user.id)
      assert.includeMembers(
        calls.map(({ outcome }) => outcome),
        [failure]
      )
      assert.notInclude(
        calls.map(({ outcome }) => outcome),
        'answered'
      )
      const { improvementsToday } = (await person.get('/api/models')).body()
      assert.equal(improvementsToday.used, 0)
    }).timeout(20_000)
  }

  test('broken JSON is mended, or sent back once', async ({ client, assert }) => {
    const person = await newClient(client)
    standIn.play(...always({ kind: 'malformed', text: 'Here you go: no JSON at all' }))
    const answer = await person.post('/api/ai/enhance-prompt', {
      originalPrompt: PROMPT,
      model: id,
    })
    assert.equal(answer.body().engine, 'offline')
    assert.include(answer.body().notice, FAILURE_WORDS.wrong_shape)
  })

  test('a provider that knows no schemas is asked for JSON another way', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const plain = standIn.reply
    standIn.reply = (body) => plain({ ...body, response_format: formatOf(body) })
    standIn.play(...always({ kind: 'no_schema' }))
    const answer = await person.post('/api/ai/enhance-prompt', {
      originalPrompt: PROMPT,
      model: id,
    })
    assert.equal(answer.body().engine, 'model')
  })

  test('recovers by itself once the provider does', async ({ client, assert }) => {
    const person = await newClient(client)
    standIn.play({ kind: 'status', status: 500 }, { kind: 'status', status: 503 })
    const answer = await person.post('/api/ai/enhance-prompt', {
      originalPrompt: PROMPT,
      model: id,
    })
    assert.equal(answer.body().engine, 'model')
  })
})

/** Which of the two answers is wanted, told by the instructions where no schema tells it. */
const formatOf = (body: ModelStandIn['requests'][number]['body']) => ({
  json_schema: {
    name: body.messages[0].content.startsWith('You examine') ? 'weaknesses' : 'rewritten_prompt',
  },
})
