import { test } from '@japa/runner'
import ModelCall from '#app/ai/models/model_call'
import Tryout from '#app/prompts/models/tryout'
import { newClient } from '#tests/helpers/api'
import { eventsIn, streamed } from '#tests/functional/ai/events'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import { isVersion, ORIGINAL, triedBy, tryOnce, VALUES } from '#tests/functional/ai/trying'
import type { ModelStandIn } from '#tests/helpers/model_stand_in'

const sentTo = (standIn: ModelStandIn) =>
  standIn.requests.map(({ body }) => body.messages[0].content as string)

test.group('Trying a prompt', (group) => {
  let standIn: ModelStandIn
  let model: string
  group.each.setup(async () => {
    ;({ standIn, id: model } = await connected())
    standIn.reply = ({ messages }) => messages[0].content
    return () => disconnected(standIn)
  })

  test('has both texts answered with what was told filled in, and private parts kept here', async ({
    client,
    assert,
  }) => {
    const { person, path, promptId } = await triedBy(client)
    const answer = await person.post(path, { version: 1, model, values: VALUES })
    answer.assertStatus(201)
    const tryout = answer.body()
    const filled = [
      'Write to Ana at ana@kestrel.example about Kestrel 3.',
      'You are a clerk. Write to Ana at ana@kestrel.example, and name Kestrel 3 once.',
    ]
    assert.sameMembers([tryout.a.text, tryout.b.text], filled)
    assert.sameMembers(
      sentTo(standIn),
      filled.map((text) => text.replace('ana@kestrel.example', '⟦EMAIL 1⟧'))
    )
    assert.containSubset(tryout, { version: 1, promptId, isRevealed: false, canBeJudged: true })
    assert.isNull(tryout.a.figures)
    const calls = await ModelCall.query().where('work_id', tryout.id)
    assert.deepEqual(
      calls.map(({ purpose, outcome, promptId: of }) => [purpose, outcome, of]),
      Array(2).fill(['try', 'answered', promptId])
    )
    const [listed] = (await person.get(`${path}?version=1`)).body()
    assert.containSubset(tryout, listed)
    assert.notProperty(listed, 'a')
    assert.deepEqual((await person.get(`${path}?version=2`)).body(), [])
    const { improvementsToday } = (await person.get('/api/models')).body()
    assert.equal(improvementsToday.used, 1)
  })

  test('tells both answers as they are written', async ({ client, assert }) => {
    const { person, path } = await triedBy(client)
    const wish = { version: 1, model, values: VALUES }
    const events = eventsIn(await (await streamed(person, path, wish)).text())
    const result = events.at(-1)!
    assert.equal(result.event, 'result')
    for (const answer of ['a', 'b'] as const) {
      const deltas = events.filter(({ event, data }) => event === 'delta' && data.answer === answer)
      assert.isAbove(deltas.length, 1)
      assert.equal(deltas.map(({ data }) => data.text).join(''), result.data[answer].text)
    }
  })

  test('keeps one answer where the other fails, and nothing where both do', async ({
    client,
    assert,
  }) => {
    const tried = await triedBy(client)
    standIn.play(
      { kind: 'answer', content: 'Done.' },
      { kind: 'cut', content: 'So far and', chunks: 3 }
    )
    const tryout = await tryOnce(tried, model)
    const [whole, cut] = [tryout.a, tryout.b].sort(({ message }) => (message ? 1 : -1))
    assert.deepEqual([whole.text, whole.message], ['Done.', null])
    assert.deepEqual([cut.text, cut.message], ['So far', 'The answer ended too early.'])
    assert.isFalse(tryout.canBeJudged)
    const vote = await tried.person.patch(`/api/tryouts/${tryout.id}`, { vote: 'a' })
    vote.assertStatus(422)

    standIn.play({ kind: 'status', status: 401 }, { kind: 'status', status: 401 })
    const refused = await tried.person.post(tried.path, { version: 1, model })
    refused.assertStatus(503)
    refused.assertBody({ code: 'key_refused', message: 'The provider refused the key.' })
    assert.lengthOf((await tried.person.get(tried.path)).body(), 1)
  })

  test('a blind vote counts once and lifts the blind; after that none counts', async ({
    client,
    assert,
  }) => {
    const tried = await triedBy(client)
    const { person } = tried
    const tryout = await tryOnce(tried, model)
    const path = `/api/tryouts/${tryout.id}`
    const letter = isVersion(tryout.a.text) ? 'a' : 'b'
    const voted = await person.patch(path, { vote: letter, reason: ' Clearer. ' })
    voted.assertStatus(200)
    assert.containSubset(voted.body(), { vote: 'version', reason: 'Clearer.', isRevealed: true })
    const { side, inputTokens, outputTokens } = voted.body()[letter].figures
    assert.equal(side, 'version')
    assert.isAbove(inputTokens * outputTokens, 0)
    assert.deepEqual((await person.get(path)).body(), voted.body())
    ;(await person.patch(path, { vote: 'tie' })).assertStatus(409)
    const changed = await person.patch(path, { reason: '' })
    assert.deepEqual([changed.body().vote, changed.body().reason], ['version', null])

    const other = await tryOnce(tried, model)
    const revealed = await person.patch(`/api/tryouts/${other.id}`, { isRevealed: true })
    assert.containSubset(revealed.body(), { vote: null, isRevealed: true })
    ;(await person.patch(`/api/tryouts/${other.id}`, { vote: 'a' })).assertStatus(409)
    ;(await person.patch(path, {})).assertStatus(422)
    const { votes } = (await person.get('/api/tryout-record')).body()
    assert.deepEqual(votes, { version: 1, original: 0, tie: 0 })
  })

  test('of two votes at the same time one counts', async ({ client, assert }) => {
    const tried = await triedBy(client)
    const { id } = await tryOnce(tried, model)
    const votes = await Promise.all(
      ['a', 'b'].map((vote) => tried.person.patch(`/api/tryouts/${id}`, { vote }))
    )
    assert.sameMembers(
      votes.map((vote) => vote.status()),
      [200, 409]
    )
  })

  test('is refused without two texts to compare or without a model', async ({ client, assert }) => {
    const { person, path, promptId } = await triedBy(client)
    await person.post(`/api/prompts/${promptId}/versions`, { content: ORIGINAL })
    const wishes: [object, number][] = [
      [{ version: 2, model }, 422],
      [{ version: 9, model }, 404],
      [{ version: 1, model: 'nobody' }, 422],
      [{ version: 1, model: 'demo' }, 422],
      [{ version: 1, model, values: { name: 'x'.repeat(5_001) } }, 422],
      [{ version: 1, model, other: 1 }, 422],
    ]
    for (const [wish, status] of wishes) (await person.post(path, wish)).assertStatus(status)
    assert.lengthOf(standIn.requests, 0)
  })

  test('ends with its prompt', async ({ client, assert }) => {
    const tried = await triedBy(client)
    const { id } = await tryOnce(tried, model)
    await tried.person.delete(`/api/prompts/${tried.promptId}`)
    ;(await tried.person.get(`/api/tryouts/${id}`)).assertStatus(404)
    await tried.person.delete(`/api/prompts/${tried.promptId}?permanent=true`)
    assert.isNull(await Tryout.find(id))
  })
})

test.group('What people say of their prompts', () => {
  test('counts in their own record, and can be taken back', async ({ client, assert }) => {
    const person = await newClient(client)
    const record = async () => (await person.get('/api/tryout-record')).body().worked
    const make = async () => (await person.post('/api/prompts', { original: 'Write it.' })).body()
    const [one, other] = [await make(), await make()]
    assert.isNull(one.worked)
    await person.patch(`/api/prompts/${one.id}`, { worked: true })
    await person.patch(`/api/prompts/${other.id}`, { worked: false })
    assert.deepEqual(await record(), { yes: 1, no: 1 })
    const [newest] = (await person.get('/api/prompts')).body()
    assert.isFalse(newest.worked)
    await person.patch(`/api/prompts/${other.id}`, { worked: null })
    assert.deepEqual(await record(), { yes: 1, no: 0 })
  })
})
