import { test } from '@japa/runner'
import { FAILURE_WORDS } from '#app/ai/domain/model_failure'
import ModelCall from '#app/ai/models/model_call'
import { always } from '#tests/functional/ai/failures/bad_days'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import { newClient, type SignedClient } from '#tests/helpers/api'
import type { Day, ModelStandIn } from '#tests/helpers/model_stand_in'

const BEGUN = '{"text":"Write an email'

test.group('Improving with a model through Responses', (group) => {
  let standIn: ModelStandIn
  let id: string
  group.each.setup(async () => {
    ;({ standIn, id } = await connected('responses'))
    return () => disconnected(standIn)
  })

  const improve = async (person: SignedClient) => {
    const originalPrompt = 'Write an email about our new product Kestrel 3 for 49 euros.'
    const answer = await person.post('/api/ai/enhance-prompt', { originalPrompt, model: id })
    answer.assertStatus(200)
    return answer.body()
  }

  const callsOf = ({ user }: SignedClient) =>
    ModelCall.query().where('user_id', user.id).orderBy('id')

  test('gives its variants, is counted by the provider, and is kept by nobody there', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { engine, notice, versions, enhancedPrompt } = await improve(person)
    assert.equal(engine, 'model')
    assert.isNull(notice)
    assert.lengthOf(versions, 3)
    assert.include(enhancedPrompt, 'Kestrel 3 for 49 euros')
    assert.lengthOf(standIn.requests, 5)
    for (const { path, body } of standIn.requests) {
      assert.equal(path, '/v1/responses')
      assert.containSubset(body, { store: false, stream: true })
      assert.containSubset(body.text.format, { type: 'json_schema', strict: true })
    }
    const calls = await callsOf(person)
    assert.isTrue(calls.every(({ isEstimate, outcome }) => !isEstimate && outcome === 'answered'))
    const asked = standIn.requests.map(({ body }) =>
      Math.ceil(JSON.stringify(body.input).length / 4)
    )
    assert.sameMembers(
      calls.map(({ inputTokens }) => inputTokens),
      asked
    )
    assert.isTrue(
      calls.every(({ outputTokens, costMicros }) => outputTokens > 0 && costMicros! > 0)
    )
  })

  test('asks another way where schemas are not known', async ({ client, assert }) => {
    standIn.play(...always({ kind: 'no_schema' }))
    const reply = standIn.reply
    standIn.reply = (body) => {
      const isLook = body.input[0].content.startsWith('You examine')
      const name = isLook ? 'weaknesses' : 'rewritten_prompt'
      return reply({ ...body, text: { format: { name } } })
    }
    assert.equal((await improve(await newClient(client))).engine, 'model')
  })

  test('says {failure} of {day.kind}, and counts what the provider counted')
    .with([
      { day: { kind: 'refusal', text: 'I cannot help.' }, failure: 'declined', isCounted: true },
      {
        day: { kind: 'incomplete', content: BEGUN, reason: 'content_filter' },
        failure: 'declined',
        isCounted: true,
      },
      {
        day: { kind: 'incomplete', content: BEGUN, reason: 'length' },
        failure: 'at_limit',
        isCounted: true,
      },
      { day: { kind: 'failed', content: BEGUN }, failure: 'provider_failed', isCounted: false },
      { day: { kind: 'cut', content: BEGUN, chunks: 3 }, failure: 'cut_off', isCounted: false },
      { day: { kind: 'garbage' }, failure: 'unreadable', isCounted: null },
      { day: { kind: 'status', status: 401 }, failure: 'key_refused', isCounted: null },
    ] as { day: Day; failure: keyof typeof FAILURE_WORDS; isCounted: boolean | null }[])
    .run(async ({ client, assert }, { day, failure, isCounted }) => {
      const person = await newClient(client)
      standIn.play(...always(day))
      const { engine, notice } = await improve(person)
      assert.equal(engine, 'offline')
      assert.include(notice, FAILURE_WORDS[failure])
      for (const call of await callsOf(person)) {
        assert.equal(call.outcome, failure)
        assert.equal(call.inputTokens > 0, isCounted !== null)
        assert.equal(call.isEstimate, isCounted !== true)
      }
    })
})
