import { test } from '@japa/runner'
import { v7 } from 'uuid'
import ModelCall from '#app/ai/models/model_call'
import { targetFor } from '#app/ai/services/model_targets'
import { CHECKS } from '#app/prompts/domain/model_rewrite/messages'
import { VARIANT_IDS } from '#app/prompts/domain/types'
import Prompt from '#app/prompts/models/prompt'
import { improvePrompt } from '#app/prompts/services/improvement/improve_prompt'
import { eventsIn, streamed as streamedTo } from '#tests/functional/ai/events'
import { newClient, type SignedClient } from '#tests/helpers/api'
import { createPerson } from '#tests/helpers/people'
import type { ModelStandIn } from '#tests/helpers/model_stand_in'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import { personalWorkspace } from '#app/workspaces/services/current_workspace'

const PROMPT = 'Write an email about our new product Kestrel 3.'
const PATH = '/api/ai/enhance-prompt'

const streamed = (person: SignedClient, model: string, signal?: AbortSignal) =>
  streamedTo(person, PATH, { originalPrompt: PROMPT, model }, signal)

test.group('A streamed improvement', (group) => {
  let standIn: ModelStandIn
  let id: string
  group.each.setup(async () => {
    ;({ standIn, id } = await connected())
    return () => disconnected(standIn)
  })

  test('tells the optimized variant as it is written, then the result', async ({
    client,
    assert,
  }) => {
    const answer = await streamed(await newClient(client), id)
    assert.match(answer.headers.get('content-type') ?? '', /^text\/event-stream/)
    assert.isNull(answer.headers.get('content-encoding'))
    const events = eventsIn(await answer.text())
    const deltas = events.filter(({ event }) => event === 'delta')
    const result = events.at(-1)
    assert.isAbove(deltas.length, 1)
    assert.equal(result?.event, 'result')
    assert.equal(result?.data.engine, 'model')
    assert.equal(deltas.map(({ data }) => data.text).join(''), result?.data.enhancedPrompt)
  })

  test('has only a result where the offline engine answers', async ({ client, assert }) => {
    const events = eventsIn(await (await streamed(await newClient(client), 'offline')).text())
    assert.deepEqual(
      events.map(({ event, data }) => [event, data.engine]),
      [['result', 'offline']]
    )
  })

  const rewrites = () =>
    standIn.requests.filter(({ body }) => JSON.stringify(body).includes('rewritten_prompt'))

  /** The looks are answered, and each rewrite begins and then falls silent. */
  const fallSilent = () => {
    const content = JSON.stringify({ text: `${PROMPT} Audience: customers who know us.` })
    standIn.play(
      ...CHECKS.map(() => ({ kind: 'answer' as const, content: '{"notes":[]}' })),
      ...VARIANT_IDS.map(() => ({ kind: 'hang_after' as const, content, chunks: 4 }))
    )
  }

  test('ends at the provider when its reader leaves', async ({ client }) => {
    fallSilent()
    const gone = new AbortController()
    const answer = await streamed(await newClient(client), id, gone.signal)
    await answer.body!.getReader().read()
    await standIn.until(() => rewrites().length === VARIANT_IDS.length)
    gone.abort()
    await standIn.until(() => rewrites().every(({ hungUpAt }) => hungUpAt !== null))
  })

  test('is recorded as stopped calls and creates no prompt after the client disconnects', async ({
    assert,
  }) => {
    fallSilent()
    const { id: userId } = await createPerson()
    const target = (await targetFor(id))!
    const gone = new AbortController()
    const asker = { userId, workspace: personalWorkspace(userId), without: [], expected: null }
    const model = { target, workId: v7(), signal: gone.signal, onDelta: () => gone.abort() }
    await assert.rejects(() => improvePrompt(asker, { originalPrompt: PROMPT }, model), 'stopped')
    const calls = await ModelCall.query().where({ user_id: userId, purpose: 'rewrite' })
    assert.deepEqual(
      calls.map(({ outcome }) => outcome),
      ['stopped', 'stopped', 'stopped']
    )
    assert.lengthOf(await Prompt.query().where('user_id', userId), 0)
  })

  test('is refused like any other request before it begins', async ({ client, assert }) => {
    const person = await newClient(client)
    const refused = await streamed(person, 'nobody')
    assert.equal(refused.status, 422)
    assert.include(await refused.text(), '"code":"invalid"')
  })
})
