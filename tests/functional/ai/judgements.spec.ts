import { test } from '@japa/runner'
import { Gate } from '#tests/helpers/jobs'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import { isVersion, triedBy, tryOnce } from '#tests/functional/ai/trying'
import type { ModelStandIn } from '#tests/helpers/model_stand_in'

test.group('Judging a tryout', (group) => {
  let standIn: ModelStandIn
  let model: string
  group.each.setup(async () => {
    ;({ standIn, id: model } = await connected())
    standIn.reply = ({ messages }) => messages[0].content
    return () => disconnected(standIn)
  })

  test('answers too long for a judge are not sent to one', async ({ client, assert }) => {
    const tried = await triedBy(client)
    standIn.reply = () => 'word '.repeat(17_000)
    const { id } = await tryOnce(tried, model)
    const before = standIn.requests.length
    const judged = await tried.person.post(`/api/tryouts/${id}/judgement`, { model })
    standIn.reply = ({ messages }) => messages[0].content
    judged.assertStatus(422)
    judged.assertBody({
      code: 'too_large',
      message: 'The text is longer than Hone sends to a model.',
    })
    assert.lengthOf(standIn.requests, before)
  })

  test('a judge who holds to its opinion is believed, one who prefers a place is not', async ({
    client,
    assert,
  }) => {
    const tried = await triedBy(client)
    const { person } = tried
    const judge = async (better: (first: string) => 'first' | 'second') => {
      const { id } = await tryOnce(tried, model)
      standIn.reply = ({ messages }) => {
        const { request, first } = JSON.parse(messages[1].content)
        assert.equal(request, 'Write to Ana at ⟦EMAIL 1⟧ about Kestrel 3.')
        const reason = 'It says to ⟦EMAIL 1⟧ who writes.'
        return JSON.stringify({ reason, better: better(first) })
      }
      const blind = await person.post(`/api/tryouts/${id}/judgement`, { model })
      standIn.reply = ({ messages }) => messages[0].content
      blind.assertStatus(200)
      assert.deepEqual([blind.body().isJudged, blind.body().judgement], [true, null])
      return (await person.patch(`/api/tryouts/${id}`, { isRevealed: true })).body().judgement
    }
    const sure = await judge((first) => (isVersion(first) ? 'first' : 'second'))
    assert.containSubset(sure, { verdict: 'version', model: 'gpt-5.4-mini' })
    assert.equal(sure.reason, 'It says to ana@kestrel.example who writes.')
    const partial = await judge(() => 'first')
    assert.equal(partial.verdict, 'tie')
    assert.include(partial.reason, 'with the answers swapped')
    const { improvementsToday } = (await person.get('/api/models')).body()
    assert.equal(improvementsToday.used, 2)
  })

  test('a judge is asked once at a time, and not for ever', async ({ client, assert }) => {
    const tried = await triedBy(client)
    const { id } = await tryOnce(tried, model)
    standIn.requests.length = 0
    standIn.reply = () => 'Both are nice.'
    const ask = () => tried.person.post(`/api/tryouts/${id}/judgement`, { model })
    const others = new Gate()
    standIn.gate = others.passed
    let answered = 0
    const one = async () => {
      const answer = await ask()
      if (++answered === 2) others.open()
      return answer
    }
    const first = await Promise.all([one(), one(), one()])
    standIn.gate = undefined
    assert.sameMembers(
      first.map((answer) => answer.status()),
      [503, 409, 409]
    )
    const statuses = []
    for (let time = 0; time < 6; time++) statuses.push((await ask()).status())
    assert.equal(statuses.at(-1), 422)
    assert.isAtMost(standIn.requests.length, 12)
  })

  test('a judge is asked again after a provider was away, however often that was', async ({
    client,
    assert,
  }) => {
    const tried = await triedBy(client)
    const { id } = await tryOnce(tried, model)
    const ask = () => tried.person.post(`/api/tryouts/${id}/judgement`, { model })
    standIn.play(...Array.from({ length: 16 }, () => ({ kind: 'status' as const, status: 401 })))
    for (let time = 0; time < 4; time++) (await ask()).assertStatus(503)
    standIn.recover()
    standIn.reply = () => JSON.stringify({ reason: 'It names a clerk.', better: 'first' })
    const judged = await ask()
    judged.assertStatus(200)
    assert.isTrue(judged.body().isJudged)
  })

  test('a judge without an opinion leaves the tryout as it was', async ({ client, assert }) => {
    const tried = await triedBy(client)
    const { id } = await tryOnce(tried, model)
    standIn.reply = () => 'Both are nice.'
    const none = await tried.person.post(`/api/tryouts/${id}/judgement`, { model })
    none.assertStatus(503)
    none.assertBodyContains({ code: 'wrong_shape' })
    assert.isFalse((await tried.person.get(`/api/tryouts/${id}`)).body().isJudged)
  })
})
