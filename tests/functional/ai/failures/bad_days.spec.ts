import { test } from '@japa/runner'
import { FAILURE_WORDS } from '#app/ai/domain/model_failure'
import ModelCall from '#app/ai/models/model_call'
import { CHECKS } from '#app/prompts/domain/model_rewrite/messages'
import Prompt from '#app/prompts/models/prompt'
import { always, BAD_DAYS } from '#tests/functional/ai/failures/bad_days'
import { impatient } from '#tests/functional/ai/failures/impatient'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import { newClient, type SignedClient } from '#tests/helpers/api'
import type { Day, ModelStandIn } from '#tests/helpers/model_stand_in'

const PROMPT = 'Write an email about our new product.'

test.group('Bad days of a provider', (group) => {
  let standIn: ModelStandIn
  let id: string
  group.each.setup(async () => {
    ;({ standIn, id } = await connected())
    return () => disconnected(standIn)
  })

  const improve = (person: SignedClient, originalPrompt = PROMPT) =>
    person.post('/api/ai/enhance-prompt', { originalPrompt, model: id })

  const outcomesOf = async ({ user }: SignedClient) => {
    const calls = await ModelCall.query().where('user_id', user.id)
    return [...new Set(calls.map(({ outcome }) => outcome))]
  }

  const usedBy = async (person: SignedClient) =>
    (await person.get('/api/models')).body().improvementsToday.used

  test('on {what} the offline engine answers and says why, and the next day is a good one')
    .with(BAD_DAYS)
    .run(async ({ client, assert, cleanup }, bad) => {
      const { day, failure, says, outcomes, isEndless, patience } = bad
      const calm = impatient(patience ?? {})
      cleanup(calm)
      const person = await newClient(client)
      standIn.play(...always(day))
      const answer = await improve(person)
      answer.assertStatus(200)
      assert.equal(answer.body().engine, 'offline')
      assert.lengthOf(answer.body().versions, 3)
      assert.include(answer.body().notice, says ?? FAILURE_WORDS[failure])
      assert.equal((await Prompt.findOrFail(answer.body().promptId)).original, PROMPT)
      assert.sameMembers(await outcomesOf(person), outcomes ?? [failure])
      assert.equal(await usedBy(person), 0)
      if (isEndless)
        await standIn.until(() => standIn.requests.every(({ hungUpAt }) => hungUpAt !== null))

      standIn.recover()
      calm()
      const next = await improve(person)
      assert.equal(next.body().engine, 'model')
      assert.isNull(next.body().notice)
    })
    // Only a request that never ends takes longer, also on a slow machine.
    .timeout(180_000)

  test('what the provider counted is kept, also of an answer that failed', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    standIn.play(
      { kind: 'incomplete', content: '', reason: 'length' },
      { kind: 'refusal', text: 'I cannot help with that.' }
    )
    await improve(person)
    const calls = await ModelCall.query().where('user_id', person.user.id)
    const recorded = calls.map(({ outcome, isEstimate, outputTokens }) => [
      ...[outcome, isEstimate, outputTokens],
    ])
    assert.sameDeepMembers(recorded, [
      ['at_limit', false, 0],
      ['declined', false, 6],
    ])
    assert.isTrue(calls.every(({ inputTokens }) => inputTokens > 0))
  })

  test('a provider that knows no schemas is asked for JSON another way, and from then on so', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    standIn.reply = withoutSchema(standIn.reply)
    standIn.play(...always({ kind: 'no_schema' }))
    assert.equal((await improve(person)).body().engine, 'model')
    const asked = standIn.requests.length
    assert.equal((await improve(person)).body().engine, 'model')
    const formats = standIn.requests.slice(asked).map(({ body }) => body.response_format.type)
    assert.deepEqual([...new Set(formats)], ['json_object'])
  })

  test('a provider that wants a short pause gets it, and is asked again', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const pause: Day = { kind: 'status', status: 429, code: 'rate_limit_exceeded', retryAfter: 0 }
    standIn.play(pause, { kind: 'status', status: 503, retryAfter: 0 }, pause)
    const answer = await improve(person)
    assert.equal(answer.body().engine, 'model')
    assert.isNull(answer.body().notice)
    assert.deepEqual(await outcomesOf(person), ['answered'])
  })

  for (const thought of ['<think>plan {x}</think>', 'plan {"text":"x"}\n</think>\n\n'])
    test(`a model that thinks within its answer is understood: ${JSON.stringify(thought)}`, async ({
      client,
      assert,
    }) => {
      const { reply } = standIn
      standIn.reply = (body) => thought + reply(body)
      const answer = await improve(await newClient(client))
      assert.equal(answer.body().engine, 'model')
      assert.isNull(answer.body().notice)
    })

  test('a model that thinks for long before it answers is waited for', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(impatient({ firstPiece: 200, pause: 200 }))
    const person = await newClient(client)
    const thinks = { kind: 'thinks' as const, times: 6, delayMs: 60 }
    const looks = CHECKS.map((): Day => ({ ...thinks, content: '{"notes":[]}' }))
    standIn.play(...looks)
    const answer = await improve(person)
    assert.equal(answer.body().engine, 'model')
    const calls = await ModelCall.query().where({ user_id: person.user.id, purpose: 'check' })
    assert.isTrue(calls.every(({ outcome }) => outcome === 'answered'))
    assert.isTrue(calls.every(({ firstTokenMs }) => Number(firstTokenMs) >= 300))
  })

  test('where only the looks are answered, the notice tells of the rewrites', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(impatient({ firstPiece: 200 }))
    const person = await newClient(client)
    const looks = CHECKS.map((): Day => ({ kind: 'answer', content: '{"notes":[]}' }))
    standIn.play(...looks, ...always({ kind: 'hang' }))
    const answer = await improve(person)
    assert.equal(answer.body().engine, 'offline')
    assert.include(answer.body().notice, FAILURE_WORDS.silent)
    assert.sameMembers(await outcomesOf(person), ['answered', 'silent'])
    assert.equal(await usedBy(person), 0)
  })
})

/** Which of the two answers is wanted, told by the instructions where no schema tells it. */
const withoutSchema =
  (reply: ModelStandIn['reply']): ModelStandIn['reply'] =>
  (body) => {
    const isLook = body.messages[0].content.startsWith('You examine')
    const name = isLook ? 'weaknesses' : 'rewritten_prompt'
    return reply({ ...body, response_format: { json_schema: { name } } })
  }
