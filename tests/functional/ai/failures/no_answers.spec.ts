import { test } from '@japa/runner'
import { FAILURE_HINTS } from '#app/ai/domain/failure_hints'
import { FAILURE_WORDS } from '#app/ai/domain/model_failure'
import ModelCall from '#app/ai/models/model_call'
import { searchModels } from '#app/ai/services/providers/search_models'
import { always } from '#tests/functional/ai/failures/bad_days'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import { asPerson, newClient } from '#tests/helpers/api'
import { startModelStandIn, type Day } from '#tests/helpers/model_stand_in'
import { createPerson } from '#tests/helpers/people'

const PAGE = '<!doctype html><html><body><h1>Welcome</h1></body></html>'
const STREAM = 'text/event-stream'

/** What an address that is no provider's answers. */
const NO_ANSWERS: { what: string; day: Day }[] = [
  { what: 'a web page', day: { kind: 'body', type: 'text/html; charset=utf-8', body: PAGE } },
  { what: 'a web page for 404', day: { kind: 'body', status: 404, type: 'text/html', body: PAGE } },
  { what: 'a web page for 405', day: { kind: 'body', status: 405, type: 'TEXT/HTML', body: PAGE } },
  {
    what: 'JSON of another shape',
    day: { kind: 'body', type: 'application/json', body: '{"status":"ok"}' },
  },
  { what: 'JSON null', day: { kind: 'body', type: 'application/json', body: 'null' } },
  { what: 'nothing', day: { kind: 'body', body: '' } },
  { what: 'nothing, called JSON', day: { kind: 'body', type: 'application/json', body: '' } },
  { what: 'plain text', day: { kind: 'body', type: 'text/plain', body: 'It works!' } },
  { what: 'an empty stream', day: { kind: 'body', type: STREAM, body: 'data: [DONE]\n\n' } },
  {
    what: 'a stream of something else',
    day: {
      kind: 'body',
      type: STREAM,
      body: 'data: {"temperature":21}\n\ndata: {"choices":7}\n\n',
    },
  },
  { what: 'a stream of null', day: { kind: 'body', type: STREAM, body: 'data: null\n\n' } },
]

test.group('Something that is no answer', () => {
  for (const api of ['chat', 'responses'] as const) {
    test(`{what} is called so, through ${api}`)
      .with(NO_ANSWERS)
      .run(async ({ client, assert, cleanup }, { day }) => {
        const { standIn, id } = await connected(api)
        cleanup(() => disconnected(standIn))
        standIn.play(...always(day))
        const person = await newClient(client)
        const wish = { originalPrompt: 'Write an email about our new product.', model: id }
        const { engine, notice } = (await person.post('/api/ai/enhance-prompt', wish)).body()
        assert.equal(engine, 'offline')
        assert.include(notice, FAILURE_WORDS.unreadable)
        assert.include(notice, 'base URL')
        const calls = await ModelCall.query().where('user_id', person.user.id)
        assert.isNotEmpty(calls)
        assert.isTrue(calls.every(({ outcome }) => outcome === 'unreadable'))
      })
  }

  test('{what} is no list of models either, and the administrator reads what to check')
    .with(NO_ANSWERS)
    .run(async ({ client, assert, cleanup }, { day }) => {
      const standIn = await startModelStandIn()
      cleanup(() => standIn.close())
      standIn.play(...always(day))
      const scopes = ['read', 'write', 'admin'] as const
      const admin = await asPerson(client, await createPerson({ isAdmin: true }), [...scopes])
      const tested = await admin.post('/api/admin/model-tests', { baseUrl: standIn.url })
      const { ok, failure, message, hint } = tested.body()
      assert.deepEqual([ok, failure], [false, 'unreadable'])
      assert.equal(message, FAILURE_WORDS.unreadable)
      assert.equal(hint, FAILURE_HINTS.unreadable)
      assert.include(hint, 'base URL')
      assert.deepEqual(await searchModels(standIn.url), { found: null, models: [] })
    })

  test('a provider without models is one all the same', async ({ assert, cleanup }) => {
    const standIn = await startModelStandIn()
    cleanup(() => standIn.close())
    for (const data of ['null', '[]']) {
      const body = `{"object":"list","data":${data}}`
      standIn.play({ kind: 'body', type: 'application/json', body })
      assert.deepEqual(await searchModels(standIn.url), { found: standIn.url, models: [] })
    }
  })

  test('an answer that begins and then ends too early broke off', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { standIn, id } = await connected()
    cleanup(() => disconnected(standIn))
    const chunk = { choices: [{ index: 0, delta: { content: '{"te' }, finish_reason: null }] }
    const body = `data: ${JSON.stringify(chunk)}\n\n`
    standIn.play(...always({ kind: 'body', type: STREAM, body }))
    const wish = { originalPrompt: 'Write an email about our new product.', model: id }
    const answer = await (await newClient(client)).post('/api/ai/enhance-prompt', wish)
    assert.include(answer.body().notice, FAILURE_WORDS.cut_off)
  })
})
