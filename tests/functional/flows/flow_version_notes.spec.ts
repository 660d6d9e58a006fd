import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { FLOWS, GREETING } from '#tests/functional/flows/flow_steps'
import { newClient, type SignedClient } from '#tests/helpers/api'

const greeted = (text: string) => ({
  ...GREETING,
  nodes: GREETING.nodes.map((node) =>
    node.id === 'hello' ? { ...node, settings: { ...node.settings, text } } : node
  ),
})

async function newFlow(person: SignedClient): Promise<string> {
  const made = await person.post(FLOWS, { title: 'Notes', graph: GREETING })
  return `${FLOWS}/${made.body().id}`
}

async function notesOf(person: SignedClient, path: string): Promise<string[]> {
  const versions = await person.get(`${path}/versions`)
  return versions.body().map(({ note }: { note: string }) => note)
}

test.group('The versions of a flow', (group) => {
  group.setup(() => startWorker())

  test('note what changed since the version before, unless a person says it', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const path = await newFlow(person)
    await person.post(`${path}/versions`, {})
    await person.put(`${path}/draft`, { graph: greeted('Good morning, {{who}}') })
    await person.post(`${path}/versions`, {})
    await person.put(`${path}/draft`, { graph: greeted('Good night, {{who}}') })
    await person.post(`${path}/versions`, { note: 'For the evening' })
    assert.deepEqual(await notesOf(person, path), [
      'For the evening',
      'Changed text of “hello”.',
      'First version, with 3 steps.',
    ])
  })

  test('that a run makes note what changed, too', async ({ client, assert }) => {
    const person = await newClient(client)
    const path = await newFlow(person)
    const run = () => person.post(`${path}/execute`, { inputs: { who: 'Ada' } })
    ;(await run()).assertStatus(200)
    ;(await run()).assertStatus(200)
    await person.put(`${path}/draft`, { graph: greeted('Good morning, {{who}}') })
    ;(await run()).assertStatus(200)
    assert.deepEqual(await notesOf(person, path), [
      'Changed text of “hello”.',
      'First version, with 3 steps.',
    ])
  })

  test('that a share link makes note what changed, too', async ({ client, assert }) => {
    const person = await newClient(client)
    const path = await newFlow(person)
    ;(await person.post(`${path}/shares`, {})).assertStatus(201)
    assert.deepEqual(await notesOf(person, path), ['First version, with 3 steps.'])
  })
})
