import { test } from '@japa/runner'
import { FAILURE_WORDS } from '#app/ai/domain/model_failure'
import { answerOf } from '#app/ai/services/call_model'
import { targetFor } from '#app/ai/services/model_targets'
import { always } from '#tests/functional/ai/failures/bad_days'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { SteadyClock, stepWallClock } from '#tests/helpers/clocks'
import type { ModelStandIn } from '#tests/helpers/model_stand_in'

const HALF_A_MINUTE = 30_000

test.group('A provider that failed again and again', (group) => {
  let standIn: ModelStandIn
  let id: string
  let clock: SteadyClock
  group.each.setup(async () => {
    ;({ standIn, id } = await connected())
    clock = new SteadyClock()
    return () => {
      clock.reset()
      return disconnected(standIn)
    }
  })

  const improve = async (person: SignedClient) => {
    const originalPrompt = 'Write an email about our new product.'
    const answer = await person.post('/api/ai/enhance-prompt', { originalPrompt, model: id })
    answer.assertStatus(200)
    return answer.body()
  }

  /** Two looks are answered with noise by each improvement. */
  const failFiveTimes = async (person: SignedClient) => {
    standIn.play(...always({ kind: 'garbage' }))
    for (let improvement = 0; improvement < 3; improvement++) await improve(person)
    standIn.recover()
  }

  test('is left alone for half a minute, and then asked again', async ({ client, assert }) => {
    const person = await newClient(client)
    await failFiveTimes(person)
    const asked = standIn.requests.length
    const resting = await improve(person)
    assert.equal(resting.engine, 'offline')
    assert.include(resting.notice, FAILURE_WORDS.resting)
    clock.advance(HALF_A_MINUTE - 1)
    assert.equal((await improve(person)).engine, 'offline')
    assert.lengthOf(standIn.requests, asked)

    clock.advance(1)
    const tried = await improve(person)
    assert.equal(tried.engine, 'model')
    assert.isNull(tried.notice)
  })

  test('rests as long when the clock of the machine is set back or forward meanwhile', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await newClient(client)
    await failFiveTimes(person)
    const asked = standIn.requests.length
    cleanup(stepWallClock(HALF_A_MINUTE))
    assert.include((await improve(person)).notice, FAILURE_WORDS.resting)
    assert.lengthOf(standIn.requests, asked)

    cleanup(stepWallClock(-2 * HALF_A_MINUTE))
    clock.advance(HALF_A_MINUTE)
    assert.equal((await improve(person)).engine, 'model')
  })

  test('is tried by one request alone, and left alone again when that fails', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await failFiveTimes(person)
    clock.advance(HALF_A_MINUTE)
    const asked = standIn.requests.length
    standIn.play({ kind: 'garbage' })
    const failed = await improve(person)
    assert.include(failed.notice, FAILURE_WORDS.unreadable)
    assert.lengthOf(standIn.requests, asked + 1)
    clock.advance(HALF_A_MINUTE - 1)
    assert.include((await improve(person)).notice, FAILURE_WORDS.resting)
    assert.lengthOf(standIn.requests, asked + 1)
  })

  test('is there again once it refuses the key, which is then what the person reads', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await failFiveTimes(person)
    clock.advance(HALF_A_MINUTE)
    standIn.play(...always({ kind: 'status', status: 401 }))
    await improve(person)
    assert.include((await improve(person)).notice, FAILURE_WORDS.key_refused)
    standIn.recover()
    assert.equal((await improve(person)).engine, 'model')
  })

  test('may be tried by the next request when nobody waited for the one that tried', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    await failFiveTimes(person)
    clock.advance(HALF_A_MINUTE)
    standIn.play({ kind: 'hang' })
    const target = (await targetFor(id))!
    const gone = new AbortController()
    const caller = { userId: person.user.id, purpose: 'try' as const, workId: 'work' }
    const request = { messages: [{ role: 'user' as const, content: 'Hello' }], maxTokens: 9 }
    const asked = standIn.requests.length
    const leaving = assert.rejects(() => answerOf(caller, target, request, gone.signal), 'stopped')
    await standIn.until(() => standIn.requests.length > asked)
    gone.abort()
    await leaving
    assert.equal((await improve(person)).engine, 'model')
  })
})
