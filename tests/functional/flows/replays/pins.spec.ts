import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { APPROVAL, FLOWS, through } from '#tests/functional/flows/flow_steps'
import {
  askedFor,
  DRAFT_AND_POLISH,
  execute,
  linesOf,
  newFlow,
  numberingModel,
  prompt,
  statesOf,
} from '#tests/functional/flows/replays/model_flow'
import { newClient, type SignedClient } from '#tests/helpers/api'

test.group('Pinned outputs', (group) => {
  const model = numberingModel(group)

  const pin = (person: SignedClient, flow: string, node: string, runId: string) =>
    person.put(`${FLOWS}/${flow}/pins/${node}`, { runId })

  /** A flow that has run once. */
  async function ran(person: SignedClient) {
    const flow = await newFlow(person, DRAFT_AND_POLISH)
    const run = await execute(person, flow)
    model.standIn.requests.length = 0
    return { flow, run }
  }

  test('are used by later runs instead of running the step, until it is unpinned', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { flow, run } = await ran(person)
    const pinned = await pin(person, flow, 'draft', run)
    pinned.assertStatus(200)
    assert.include(pinned.body(), { nodeId: 'draft', runId: run })
    const later = await execute(person, flow)
    assert.deepEqual(askedFor(model.standIn), ['Polish'])
    const shown = await person.get(`/api/runs/${later}`)
    const draft = shown.body().steps.find(({ key }: { key: string }) => key === 'draft')
    assert.deepInclude(draft, {
      ...{ status: 'cached', output: 'Answer 1', reused: { by: 'pin', runId: run } },
    })
    assert.deepEqual(await linesOf(later), ['hold', 'post'])
    const unpinned = await person.delete(`${FLOWS}/${flow}/pins/draft`)
    unpinned.assertStatus(204)
    const last = await execute(person, flow)
    assert.deepEqual(askedFor(model.standIn), ['Polish', 'Draft', 'Polish'])
    assert.notInclude(Object.values(await statesOf(person, last)), 'cached')
  })

  test('of all models make a run free', async ({ client, assert }) => {
    const person = await newClient(client)
    const { flow, run } = await ran(person)
    for (const node of ['draft', 'polish']) await pin(person, flow, node, run)
    const later = await execute(person, flow)
    assert.isEmpty(model.standIn.requests)
    assert.deepEqual(await linesOf(later), ['hold', 'void'])
  })

  test('are used in a replay, but not for the step that somebody runs again', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { flow, run } = await ran(person)
    for (const node of ['draft', 'polish']) await pin(person, flow, node, run)
    const replay = (body: object) => person.post(`/api/runs/${run}/replays`, body)
    await replay({ from: 'draft' })
    assert.deepEqual(askedFor(model.standIn), ['Draft'])
    await replay({ only: 'polish' })
    assert.deepEqual(askedFor(model.standIn), ['Draft', 'Polish'])
    const whole = await replay({})
    assert.equal(whole.body().credits, 0)
    assert.deepEqual(askedFor(model.standIn), ['Draft', 'Polish'])
  })

  test('hold when the run goes on after it has waited for a person', async ({ client, assert }) => {
    const person = await newClient(client)
    const graph = through(APPROVAL, 'approved')
    const nodes = [...graph.nodes, prompt('draft', 'Draft {{hello}}')]
    const edges = [...graph.edges, { from: 'wait', port: 'approved', to: 'draft' }]
    const flow = await newFlow(person, { ...graph, nodes, edges })
    const approved = async () => {
      const run = await execute(person, flow)
      const shown = await person.get(`/api/runs/${run}`)
      const { path } = shown
        .body()
        .steps.find(({ key }: { key: string }) => key === 'wait').approval
      const events = person.get(`/api/runs/${run}/events`)
      await person.post(path.replace('/a/', '/api/approvals/'), { decision: 'approved' })
      await events
      return run
    }
    await pin(person, flow, 'draft', await approved())
    const later = await approved()
    assert.deepEqual(askedFor(model.standIn), ['Draft'])
    assert.include(await statesOf(person, later), { draft: 'cached' })
    assert.deepEqual(await linesOf(later), ['hold', 'void'])
  })

  test('are left aside where a flow has the step no more', async ({ client, assert }) => {
    const person = await newClient(client)
    const { flow, run } = await ran(person)
    await pin(person, flow, 'draft', run)
    const graph = through(prompt('polish', 'Polish {{hello}}'))
    await person.put(`${FLOWS}/${flow}/draft`, { graph })
    await execute(person, flow)
    assert.deepEqual(askedFor(model.standIn), ['Polish'])
  })

  test('are listed, take the place of an earlier one, and are not copied with the flow', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { flow, run } = await ran(person)
    await pin(person, flow, 'draft', run)
    const other = await execute(person, flow)
    await pin(person, flow, 'draft', other)
    const listed = await person.get(`${FLOWS}/${flow}/pins`)
    assert.lengthOf(listed.body(), 1)
    assert.include(listed.body()[0], { nodeId: 'draft', runId: other })
    const copy = await person.post(`${FLOWS}/${flow}/duplicate`)
    const ofCopy = await person.get(`${FLOWS}/${copy.body().id}/pins`)
    assert.deepEqual(ofCopy.body(), [])
    await person.delete(`${FLOWS}/${flow}`)
    await person.delete(`${FLOWS}/${flow}?permanent=true`)
    assert.isEmpty(await db.from('flow_pins').where('flow_id', flow))
  })

  test('need a step with an output, in a run of this flow and this person', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { flow, run } = await ran(person)
    const other = await ran(person)
    const somebody = await newClient(client)
    const stranger = await ran(somebody)
    for (const [node, runId] of [
      ['absent', run],
      ['draft', other.run],
      ['draft', stranger.run],
      ['draft', 'x'],
    ]) {
      const answer = await pin(person, flow, node, runId)
      answer.assertStatus(422)
      assert.property(answer.body().fields, 'runId')
    }
    const foreign = await pin(somebody, flow, 'draft', run)
    foreign.assertStatus(404)
  })

  test('stay with their step, and end where another step gets its id', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { flow, run } = await ran(person)
    await pin(person, flow, 'draft', run)
    const saved = async (changed: object | null) => {
      const { etag } = (await person.get(`${FLOWS}/${flow}`)).headers()
      const nodes = DRAFT_AND_POLISH.nodes.flatMap((one) =>
        one.id === 'draft' ? (changed ? [{ ...one, ...changed }] : []) : [one]
      )
      const body = { graph: { ...DRAFT_AND_POLISH, nodes } }
      const answer = await person.put(`${FLOWS}/${flow}/draft`, body).header('If-Match', etag)
      answer.assertStatus(200)
      return (await person.get(`${FLOWS}/${flow}/pins`)).body().length
    }
    const { settings } = prompt('draft', 'Translate {{hello}}')
    assert.equal(await saved({ settings }), 1)
    assert.equal(await saved({ settings, name: 'First draft' }), 1)
    assert.equal(await saved({ name: 'Other' }), 0)
    await pin(person, flow, 'draft', run)
    assert.equal(await saved(null), 0)
  })
})
