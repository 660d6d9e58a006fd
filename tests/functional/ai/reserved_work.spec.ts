import { test } from '@japa/runner'
import ModelCall from '#app/ai/models/model_call'
import { heldReservations } from '#app/core/services/reservations'
import { connected, disconnected, rewriting } from '#tests/functional/ai/rewriting_model'
import { triedBy, VALUES, type Tried } from '#tests/functional/ai/trying'
import type { ModelStandIn } from '#tests/helpers/model_stand_in'

const PROMPT = 'Write an email about our new product.'

const WORKS = [
  {
    work: 'an improvement',
    wish: () => ({ path: '/api/ai/enhance-prompt', body: { originalPrompt: PROMPT } }),
  },
  {
    work: 'a refinement',
    wish: ({ promptId }: Tried) => ({
      path: `/api/prompts/${promptId}/refinements`,
      body: { instruction: 'shorter' },
    }),
  },
  {
    work: 'a tryout',
    wish: ({ path }: Tried) => ({ path, body: { version: 1, values: VALUES } }),
  },
]

test.group('Work with a model', (group) => {
  let standIn: ModelStandIn
  let model: string
  group.each.setup(async () => {
    ;({ standIn, id: model } = await connected())
    return () => disconnected(standIn)
  })

  test('has the id of its reservation: {work}')
    .with(WORKS)
    .run(async ({ client, assert }, { wish }) => {
      const tried = await triedBy(client)
      const { id: userId } = (await tried.person.get('/api/auth/user')).body()
      const { path, body } = wish(tried)
      standIn.reply = path === tried.path ? () => PROMPT : rewriting()
      const { promise, resolve: answerNow } = Promise.withResolvers<void>()
      standIn.gate = promise
      standIn.requests.length = 0
      const answering = Promise.resolve(tried.person.post(path, { ...body, model }))
      await standIn.until(() => standIn.requests.length > 0)
      const held = await heldReservations(`improvement ${userId}`)
      answerNow()
      const answer = await answering
      assert.equal(answer.status(), path.startsWith('/api/ai') ? 200 : 201)
      const calls = await ModelCall.query().where({ user_id: userId })
      const works = [...new Set(calls.map(({ workId }) => workId))]
      assert.lengthOf(works, 1)
      assert.deepEqual(works, held)
    })
})
