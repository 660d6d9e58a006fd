import { test } from '@japa/runner'
import { privateSentence } from '#tests/functional/ai/canaries/private_sentence'
import { rewriting } from '#tests/functional/ai/rewriting_model'
import { WatchedServer } from '#tests/functional/ai/watched_server'
import { Canaries } from '#tests/helpers/canaries'
import type { KnownPerson } from '#tests/helpers/known_person'

const EVENTS = { accept: 'text/event-stream' }

test.group('What a person writes', (group) => {
  let watched: WatchedServer
  let person: KnownPerson
  let model: string
  let secrets: Canaries
  let words: Canaries

  group.each.setup(async () => {
    watched = await WatchedServer.start()
    person = watched.newPerson()
    model = await watched.connect({ name: 'Any', key: 'sk-any' })
    secrets = new Canaries()
    words = new Canaries()
    return () => watched.close()
  })

  const say = (where: string) => privateSentence(secrets, where)
  const word = (where: string) => words.plant(`a word in ${where}`, (random) => `Kestrel${random}`)

  async function send(path: string, body: object, headers: Record<string, string> = {}) {
    const { status, text } = await watched.send(person, path, { body, headers })
    return { status, body: text.startsWith('{') ? JSON.parse(text) : text }
  }

  /** What no provider may have heard, and what may stand in no log and beside no call. */
  async function found(): Promise<string[]> {
    secrets.search('a request to the provider', JSON.stringify(watched.standIn.requests))
    await watched.end()
    for (const canaries of [secrets, words]) {
      canaries.search('the log', watched.log)
      canaries.searchTables(watched.databaseFile, 'model_calls', 'model_providers')
    }
    return [...secrets.found, ...words.found]
  }

  test('goes to a provider without private parts when it is improved, and is not logged', async ({
    assert,
  }) => {
    const wish = {
      model,
      originalPrompt: `Write an email about ${word('the text')}. ${say('the text')}`,
      goal: `They answer ${word('the goal')}. ${say('the goal')}`,
      context: `As agreed with ${word('the context')}. ${say('the context')}`,
      variables: { sender: say('a variable') },
    }
    const improve = async (headers?: Record<string, string>) =>
      (await send('/api/ai/enhance-prompt', wish, headers)).status
    assert.equal(await improve(), 200)
    assert.equal(await improve(EVENTS), 200)
    const lossy = rewriting((text) => text.replaceAll(/⟦.+?⟧/g, 'somebody'))
    watched.standIn.reply = lossy
    assert.equal(await improve(), 200)
    assert.isTrue(watched.standIn.requests.some(({ body }) => body?.messages.length === 4))
    watched.change(
      `create trigger full before insert on prompts begin select raise(abort, 'full'); end`
    )
    assert.equal(await improve(), 500)
    assert.deepEqual(await found(), [])
    assert.isAtLeast(secrets.names.length, 20)
  }).timeout(60_000)

  test('goes there without them when it is tried, judged and refined', async ({ assert }) => {
    const { standIn } = watched
    standIn.reply = ({ messages }) => messages[0].content
    const original = `Write to {{name}} about ${word('a prompt')}. ${say('a prompt')}`
    const { body: prompt } = await send('/api/prompts', { original })
    const path = `/api/prompts/${prompt.id}`
    const content = `You are a clerk. ${original} ${say('a version')}`
    assert.equal((await send(`${path}/versions`, { content })).status, 201)
    const values = { name: `${word('a value')}. ${say('a value')}` }
    const { status, body: tryout } = await send(`${path}/tryouts`, { version: 1, model, values })
    assert.equal(status, 201)
    await send(`${path}/tryouts`, { version: 1, model, values }, EVENTS)
    await send(`/api/tryouts/${tryout.id}/judgement`, { model })
    const refine = {
      instruction: `Shorter, for ${word('an instruction')}. ${say('an instruction')}`,
      model,
    }
    standIn.reply = () => JSON.stringify({ text: 'Write to somebody.', changes: [] })
    const asked = standIn.requests.length
    await send(`${path}/refinements`, refine)
    await send(`${path}/refinements`, refine, EVENTS)
    assert.isAtLeast(standIn.requests.length, asked + 2)
    watched.change(
      `create trigger full before insert on tryouts begin select raise(abort, 'full'); end`
    )
    assert.equal((await send(`${path}/tryouts`, { version: 1, model, values })).status, 500)
    assert.deepEqual(await found(), [])
  }).timeout(60_000)
})
