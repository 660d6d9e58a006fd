import { test } from '@japa/runner'
import { kindLabel } from '#app/prompts/domain/kinds/deliverable_labels'
import ModelProvider from '#app/ai/models/model_provider'
import { forgetProviders } from '#app/ai/services/model_targets'
import { DEFAULT_SETTINGS, type Variant } from '#app/prompts/domain/types'
import Prompt from '#app/prompts/models/prompt'
import { newClient } from '#tests/helpers/api'

const IMPROVE = '/api/ai/enhance-prompt'
const PLAIN = 'Write an email about our new product'

test.group('Improving over HTTP', () => {
  test('a prompt that was changed elsewhere is not written over', async ({ client, assert }) => {
    const person = await newClient(client)
    const { promptId } = (await person.post(IMPROVE, { originalPrompt: PLAIN })).body()
    const drafted = { content: 'Written in another tab' }
    ;(await person.put(`/api/prompts/${promptId}/draft`, drafted)).assertStatus(200)

    const late = { originalPrompt: 'Written here', promptId }
    const refused = await person.post(IMPROVE, late).header('If-Match', '"1"')
    refused.assertStatus(409)
    assert.equal((await person.get(`/api/prompts/${promptId}`)).body().draft, drafted.content)

    const agreed = await person.post(IMPROVE, late).header('If-Match', '"2"')
    agreed.assertStatus(200)
    assert.equal(agreed.header('etag'), '"3"')
  })

  test('the history says the score of the text that it shows, as it is written', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { promptId, enhancedPrompt, versions } = (
      await person.post(IMPROVE, { originalPrompt: PLAIN })
    ).body()
    const best = versions.find(({ content }: Variant) => content === enhancedPrompt)
    assert.isAbove(best.scoreFilled, best.score)
    const copied = { type: 'prompt_copied', promptId, variant: best.id }
    ;(await person.post('/api/activities', copied)).assertStatus(204)
    const history: { qualityScore: number }[] = (await person.get('/api/activities')).body()
    assert.deepEqual(
      history.map(({ qualityScore }) => qualityScore),
      [best.score, best.score]
    )

    const accepted = { variant: best.id }
    const typed = { content: `${best.content} ` }
    const path = `/api/prompts/${promptId}/versions`
    assert.equal((await person.post(path, accepted)).body().score, best.score)
    assert.equal((await person.post(path, typed)).body().score, best.score)
  })

  test('a silenced rule changes nothing for the person who silenced it', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const before = (await person.post(IMPROVE, { originalPrompt: PLAIN })).body()
    assert.match(before.versions[2].content, /It works if /)
    const rules = { 'goal.no_success_test': 'never' }
    await person.patch('/api/profile', { preferences: { rules } })
    const after = (await person.post(IMPROVE, { originalPrompt: PLAIN })).body()
    assert.notMatch(JSON.stringify(after), /It works if |goal\.no_success_test/)
  })

  test('an improvement is stored with the settings and silenced rules it was made with', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const rules = { 'goal.no_success_test': 'never' }
    await person.patch('/api/profile', { preferences: { rules } })
    const settings = { ...DEFAULT_SETTINGS, tone: 9 }
    const { promptId } = (await person.post(IMPROVE, { originalPrompt: PLAIN, settings })).body()
    const later = { content: PLAIN, settings: { ...settings, tone: 2 } }
    ;(await person.put(`/api/prompts/${promptId}/draft`, later)).assertStatus(200)

    const prompt = (await person.get(`/api/prompts/${promptId}`)).body()
    assert.equal(prompt.settings.tone, 2)
    const without = ['goal.no_success_test']
    assert.deepEqual(prompt.improvement.madeWith, { settings, without })
  })

  test('a plain request becomes three versions that are kept with their prompt', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const response = await person.post(IMPROVE, { originalPrompt: PLAIN })
    response.assertStatus(200)
    const answer = response.body()
    assert.equal(answer.engine, 'offline')
    assert.isFalse(answer.unchanged)
    assert.deepEqual(
      answer.versions.map(({ id }: { id: string }) => id),
      ['structured', 'contextual', 'optimized']
    )
    const chosen = answer.versions.filter(({ recommendation }: Variant) => recommendation)
    assert.deepEqual(
      chosen.map(({ content }: Variant) => content),
      [answer.enhancedPrompt]
    )
    for (const variant of answer.versions) {
      assert.isAbove(variant.improvements.length, 0)
      assert.isAbove(variant.scoreFilled, answer.analysis.score.value)
    }
    const kept = await Prompt.findOrFail(answer.promptId)
    assert.equal(kept.original, PLAIN)
    assert.isNull(kept.savedAt)
    assert.deepEqual(JSON.parse(JSON.stringify(kept.improvement?.variants)), answer.versions)
  })

  test('where the kind of work is not certain it is asked for, and the choice is kept', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const originalPrompt = 'cover crop after winter barley on clay'
    const asked = (await person.post(IMPROVE, { originalPrompt })).body()
    assert.isTrue(asked.unchanged)
    assert.equal(asked.leftAlone, 'asked')
    assert.lengthOf(asked.question.kinds, 3)
    const [{ description }] = (await person.get('/api/activities')).body()
    assert.equal(description, 'Hone asked what should come back before changing anything.')

    const { promptId } = asked
    const chosen = (await person.post(IMPROVE, { originalPrompt, promptId, kind: 'plan' })).body()
    assert.isFalse(chosen.unchanged)
    assert.isNull(chosen.question)
    assert.equal(chosen.analysis.family, 'plan')
    assert.lengthOf(chosen.versions, 3)

    assert.isAtMost(chosen.narrower.length, 2)
    for (const { id, label } of chosen.narrower) assert.equal(label, kindLabel(id))

    const open = (await person.get(`/api/prompts/${promptId}`)).body()
    assert.equal(open.settings.kind, 'plan')
    assert.equal(open.improvement.madeWith.settings.kind, 'plan')
    const path = `/api/prompts/${promptId}/versions`
    const [best] = chosen.versions
    const typed = { content: `${best.content} ` }
    assert.equal((await person.post(path, typed)).body().score, best.score)

    const again = { originalPrompt, promptId, kind: null }
    assert.equal((await person.post(IMPROVE, again)).body().leftAlone, 'asked')
  })

  test('a kind that Hone does not know is refused: {$self}')
    .with(['planet', 'plan/', 'plan/cover_letter', 'plan/constructor', 'message/cold_email/x', ' '])
    .run(async ({ client, assert }, kind) => {
      const person = await newClient(client)
      for (const body of [{ kind }, { settings: { kind } }]) {
        const refused = await person.post(IMPROVE, { originalPrompt: PLAIN, ...body })
        refused.assertStatus(422)
        assert.include(JSON.stringify(refused.body()), 'kind')
      }
    })

  test('it is in the history, and not among the saved ones until it is saved', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { promptId } = (await person.post(IMPROVE, { originalPrompt: PLAIN })).body()
    const history = (await person.get('/api/activities')).body()
    assert.lengthOf(history, 1)
    assert.equal(history[0].type, 'prompt_refined')
    assert.equal(history[0].promptId, promptId)
    assert.equal(history[0].originalPrompt, PLAIN)
    assert.lengthOf((await person.get('/api/prompts?saved=true')).body(), 0)

    const version = await person.post(`/api/prompts/${promptId}/versions`, { variant: 'optimized' })
    version.assertStatus(201)
    const saved = (await person.get('/api/prompts?saved=true')).body()
    assert.deepEqual(
      saved.map(({ id }: { id: string }) => id),
      [promptId]
    )
  })

  test('with promptId the same prompt gets a new original', async ({ client, assert }) => {
    const person = await newClient(client)
    const first = (await person.post(IMPROVE, { originalPrompt: PLAIN })).body()
    const second = await person.post(IMPROVE, {
      originalPrompt: 'Summarize this article for my boss',
      promptId: first.promptId,
    })
    assert.equal(second.body().promptId, first.promptId)
    assert.equal(second.body().etag, first.etag + 1)
    const open = (await person.get(`/api/prompts/${first.promptId}`)).body()
    assert.equal(open.original, 'Summarize this article for my boss')
  })

  test('goal, context and variables are used, and every character survives', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const text = 'Write to {{name}} about “Übergrößenträger” 👩‍👩‍👧 \u200Bthat costs €1,299.50'
    const response = await person.post(IMPROVE, {
      originalPrompt: text,
      goal: 'get a reply this week',
      context: 'They met us at a fair.',
      variables: { name: 'Ada' },
      settings: { tone: 8 },
    })
    response.assertStatus(200)
    const open = (await person.get(`/api/prompts/${response.body().promptId}`)).body()
    assert.equal(open.original, text)
    assert.deepEqual(open.settings, { ...DEFAULT_SETTINGS, tone: 8 })
    for (const { content } of response.body().versions) {
      assert.include(content, '€1,299.50')
      assert.include(content, '“Übergrößenträger”')
    }
  })

  test('a variable is filled whatever letters its name has', async ({ client, assert }) => {
    const person = await newClient(client)
    const response = await person.post(IMPROVE, {
      originalPrompt: `Write an email about {{2nd_item}} to {{${'Prénom'.normalize('NFD')}}}, "{{First Name}}"`,
      variables: { '2nd_item': 'pens', 'prénom': 'Zoë', 'first name': 'Ada' },
    })
    response.assertStatus(200)
    for (const { content } of response.body().versions) {
      assert.include(content, 'pens to Zoë, "Ada"')
      assert.notInclude(content, '2nd_item')
    }
  })

  test('without a connected model, a notice says so', async ({ client, assert }) => {
    await ModelProvider.query().delete()
    forgetProviders()
    const person = await newClient(client)
    const response = await person.post(IMPROVE, {
      originalPrompt: PLAIN,
      model: 'anything',
    })
    assert.match(response.body().notice, /offline engine/)
  })
})
