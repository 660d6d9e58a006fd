import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { newClient } from '#tests/helpers/api'
import { eventsIn, streamed } from '#tests/functional/ai/events'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import type { ModelStandIn } from '#tests/helpers/model_stand_in'

const DRAFT = 'Write an email to Ms. Okafor (okafor@kestrel.example) about Kestrel 3 in 200 words.'
const SHORTER = 'Write a short email to Ms. Okafor (⟦EMAIL 1⟧) about Kestrel 3 in 200 words.'
const OPEN = SHORTER.replace('⟦EMAIL 1⟧', 'okafor@kestrel.example')

const answering = (...texts: string[]) => {
  let at = 0
  return () => {
    const text = texts[Math.min(at++, texts.length - 1)]
    const change = { before: 'an email', after: 'a short email', reason: 'As you said.' }
    return JSON.stringify({
      text,
      changes: [change],
      assumptions: [],
      questions: [],
      variables: [],
    })
  }
}

test.group('A prompt that is refined on instruction', (group) => {
  let standIn: ModelStandIn
  let model: string
  group.each.setup(async () => {
    ;({ standIn, id: model } = await connected())
    return () => disconnected(standIn)
  })

  async function refining(client: ApiClient, original = DRAFT) {
    const person = await newClient(client)
    const { id } = (await person.post('/api/prompts', { original })).body()
    const path = `/api/prompts/${id}`
    const refine = (instruction = 'shorter') =>
      person.post(`${path}/refinements`, { instruction, model })
    return { person, path, refine }
  }

  test('is the next version of a chain, with what was there before in front of it', async ({
    client,
    assert,
  }) => {
    const { person, path, refine } = await refining(client)
    standIn.reply = answering(SHORTER, `${SHORTER} Use plain words for lawyers.`)
    const first = await refine()
    first.assertStatus(201)
    const { version, lost, isDraft, etag } = first.body()
    assert.deepEqual([version.content, version.version, lost, isDraft], [OPEN, 2, [], true])
    assert.deepEqual(version.improvements, ['As you said.'])
    assert.equal((await refine('for  lawyers')).body().version.version, 3)
    const versions = (await person.get(`${path}/versions`)).body()
    assert.deepEqual(
      versions.map(({ note }: { note: string }) => note),
      ['Refined: for lawyers', 'Refined: shorter', 'Saved before it was refined.']
    )
    const prompt = (await person.get(path)).body()
    assert.deepEqual(
      [prompt.draft, prompt.savedAt],
      [(await person.get(`${path}/versions/3`)).body().content, null]
    )
    assert.equal(prompt.etag, etag + 1)
    const sent = standIn.requests.map(({ body }) => JSON.stringify(body)).join()
    assert.notInclude(sent, 'okafor@')
    assert.include(sent, '"instruction\\":\\"shorter')
    const { improvementsToday } = (await person.get('/api/models')).body()
    assert.equal(improvementsToday.used, 2)
  })

  test('tells the text as it is written', async ({ client, assert }) => {
    const { person, path } = await refining(client)
    standIn.reply = answering(SHORTER)
    const wish = { instruction: 'shorter', model }
    const events = eventsIn(await (await streamed(person, `${path}/refinements`, wish)).text())
    const deltas = events.filter(({ event }) => event === 'delta')
    assert.equal(deltas.map(({ data }) => data.text).join(''), OPEN)
    assert.equal(events.at(-1)?.data.version.content, OPEN)
  })

  test('gets lost parts back, or says which are gone; a part that the instruction names may go', async ({
    client,
    assert,
  }) => {
    const { refine } = await refining(client)
    const without = SHORTER.replace(' about Kestrel 3', '')
    standIn.reply = answering(without, SHORTER)
    assert.deepEqual((await refine()).body().lost, [])
    const again = JSON.stringify(standIn.requests.at(-1)?.body)
    assert.match(again, /must be there exactly as they were: name “Kestrel”, number “3”/)

    standIn.reply = answering(without.replace(' (⟦EMAIL 1⟧)', ''))
    const gone = (await refine()).body()
    assert.deepEqual(
      gone.lost.map(({ text }: { text: string }) => text),
      ['okafor@kestrel.example', 'Kestrel', '3']
    )
    for (const { body } of standIn.requests)
      assert.notInclude(JSON.stringify(body), 'okafor@kestrel.example')

    standIn.requests.length = 0
    const { refine: other } = await refining(client, 'Write an email to Okafor about Kestrel 3.')
    standIn.reply = answering('Write a short email about Kestrel 3.')
    assert.deepEqual((await other('leave out Okafor')).body().lost, [])
    assert.lengthOf(standIn.requests, 1)
  })

  test('is not changed by a model that does the work, fails, or changes nothing', async ({
    client,
    assert,
  }) => {
    const { person, path, refine } = await refining(client)
    const refused = async (status: number, code: string, words = '') => {
      const answer = await refine()
      answer.assertStatus(status)
      answer.assertBodyContains({ code })
      assert.include(answer.body().message, words)
      const { draft, version, etag } = (await person.get(path)).body()
      assert.deepEqual([draft, version, etag], [DRAFT, 0, 1])
    }
    standIn.reply = answering('Dear Ms. Okafor,\n\nKestrel 3 is here, and it is quieter.')
    await refused(503, 'unused', 'it does the work instead of asking for it')
    standIn.reply = answering(DRAFT.replace('okafor@kestrel.example', '⟦EMAIL 1⟧'))
    await refused(422, 'unchanged')
    standIn.play({ kind: 'status', status: 401 })
    await refused(503, 'key_refused')
    const { improvementsToday } = (await person.get('/api/models')).body()
    assert.equal(improvementsToday.used, 0)
    standIn.reply = answering(SHORTER.replace(' about Kestrel 3', ''), DRAFT)
    assert.lengthOf((await refine()).body().lost, 2)
  })

  test('leaves a draft that was written elsewhere meanwhile, and is kept as a version', async ({
    client,
    assert,
  }) => {
    const { person, path } = await refining(client)
    standIn.play({ kind: 'answer', content: answering(SHORTER)(), delayMs: 5, chunks: 30 })
    const body = { instruction: 'shorter', model }
    const answer = await streamed(person, `${path}/refinements`, body)
    const text = answer.text()
    await standIn.until(() => standIn.requests.length === 1)
    await person.put(`${path}/draft`, { content: 'Mine.' })
    const { data } = eventsIn(await text).at(-1)!
    assert.isFalse(data.isDraft)
    assert.equal((await person.get(path)).body().draft, 'Mine.')
    const [newest] = (await person.get(`${path}/versions`)).body()
    const { content } = (await person.get(`${path}/versions/${newest.version}`)).body()
    assert.equal(content, OPEN)
  })

  test('is refused before it begins where nothing can come of it', async ({ client, assert }) => {
    const { person, path } = await refining(client)
    const refine = (body: object) => person.post(`${path}/refinements`, body)
    ;(await refine({ instruction: ' ', model })).assertStatus(422)
    ;(await refine({ instruction: 'x'.repeat(501), model })).assertStatus(422)
    ;(await refine({ instruction: 'shorter', model: 'nobody' })).assertStatus(422)
    await person.put(`${path}/draft`, { content: '' })
    ;(await refine({ instruction: 'shorter', model })).assertStatus(422)
    assert.lengthOf(standIn.requests, 0)
  })
})
