import { test } from '@japa/runner'
import { inTransaction } from '#app/core/transact'
import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { startReplay } from '#app/flows/services/runs/start_replay'
import { FLOWS, node } from '#tests/functional/flows/flow_steps'
import {
  askedFor,
  DRAFT_AND_POLISH,
  execute,
  newFlow,
  numberingModel,
  prompt,
  statesOf,
} from '#tests/functional/flows/replays/model_flow'
import { newClient, type SignedClient } from '#tests/helpers/api'

const withNode = (changed: FlowNode): FlowGraph => ({
  ...DRAFT_AND_POLISH,
  nodes: DRAFT_AND_POLISH.nodes.map((one) => (one.id === changed.id ? changed : one)),
})

const CORRECTED = withNode(prompt('polish', 'Rewrite {{draft}}'))

async function saveDraft(person: SignedClient, flowId: string, graph: FlowGraph): Promise<void> {
  const { etag } = (await person.get(`${FLOWS}/${flowId}`)).headers()
  const saved = await person.put(`${FLOWS}/${flowId}/draft`, { graph }).header('If-Match', etag)
  saved.assertStatus(200)
}

test.group('Replaying a run with the draft of its flow', (group) => {
  const model = numberingModel(group)

  /** A run, after which its flow was changed. */
  async function ranBefore(person: SignedClient, graph: FlowGraph) {
    const flowId = await newFlow(person, DRAFT_AND_POLISH)
    const runId = await execute(person, flowId)
    await saveDraft(person, flowId, graph)
    model.standIn.requests.length = 0
    const replay = (body: object) =>
      person.post(`/api/runs/${runId}/replays`, { draft: true, ...body })
    return { flowId, runId, replay }
  }

  test('runs what was corrected, and keeps what was not', async ({ client, assert }) => {
    const person = await newClient(client)
    const { replay, runId } = await ranBefore(person, CORRECTED)
    const answer = await replay({ from: 'polish' })
    answer.assertStatus(200)
    assert.deepInclude(answer.body(), { version: 2, replayOf: runId })
    assert.deepEqual(askedFor(model.standIn), ['Rewrite'])
    assert.deepEqual(await statesOf(person, answer.body().id), {
      ...{ in: 'cached', hello: 'cached', draft: 'cached' },
      ...{ polish: 'succeeded', out: 'succeeded' },
    })
  })

  test('also runs changed steps on the way to the one that was asked for', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const { replay } = await ranBefore(person, withNode(prompt('draft', 'Outline {{hello}}')))
    const answer = await replay({ from: 'out' })
    answer.assertStatus(200)
    assert.deepEqual(askedFor(model.standIn), ['Outline', 'Polish'])
  })

  test('runs one step as it is now, where nothing before it has changed', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const first = await ranBefore(person, withNode(prompt('draft', 'Outline {{hello}}')))
    const answer = await first.replay({ only: 'draft' })
    answer.assertStatus(200)
    assert.deepEqual(askedFor(model.standIn), ['Outline'])
    const refused = await first.replay({ only: 'polish' })
    refused.assertStatus(422)
    assert.match(refused.body().fields.only, /"draft", which has changed since that run/)
  })

  test('asks for an input that the flow needs now', async ({ client, assert }) => {
    const person = await newClient(client)
    const [ask] = DRAFT_AND_POLISH.nodes
    const field = { name: 'tone', label: 'Tone', type: 'text', isRequired: true }
    const fields = [...(ask.settings.fields as object[]), field]
    const { flowId, replay } = await ranBefore(person, withNode({ ...ask, settings: { fields } }))
    const answer = await replay({ from: 'polish' })
    answer.assertStatus(422)
    assert.deepEqual(answer.body().fields, { 'inputs.tone': 'Fill in "Tone".' })
    assert.isEmpty(model.standIn.requests)

    await saveDraft(person, flowId, CORRECTED)
    const run = await person.get(`/api/runs/${await execute(person, flowId)}`)
    assert.deepInclude(run.body(), { version: 2, status: 'succeeded' })
    assert.deepEqual(askedFor(model.standIn), ['Draft', 'Rewrite'])
  })

  test('is refused where the draft changes while it is checked', async ({ client, assert }) => {
    const person = await newClient(client)
    const { flowId, runId } = await ranBefore(person, CORRECTED)
    const where = { userId: person.user.id, id: runId }
    const replayed = startReplay(where, { draft: true }, async (work) => {
      await saveDraft(person, flowId, withNode(prompt('polish', 'Shorten {{draft}}')))
      return inTransaction(work)
    })
    const refusal = await replayed.catch((error: unknown) => error)
    assert.include(refusal, { status: 409, code: 'stale' })
    const versions = await person.get(`${FLOWS}/${flowId}/versions`)
    assert.lengthOf(versions.body(), 1)
    assert.isEmpty(model.standIn.requests)
  })

  test('says what keeps the draft from running, and starts nothing', async ({ client, assert }) => {
    const person = await newClient(client)
    const broken = node('polish', 'format', { text: '{{nobody}}', as: 'text' })
    const { flowId, replay } = await ranBefore(person, withNode(broken))
    const answer = await replay({ from: 'polish' })
    answer.assertStatus(422)
    assert.deepEqual(Object.keys(answer.body().fields), ['graph.polish'])
    const runs = await person.get(`${FLOWS}/${flowId}/runs`)
    assert.lengthOf(runs.body().items ?? runs.body(), 1)
  })

  test('is the same as without it where nothing was changed', async ({ client, assert }) => {
    const person = await newClient(client)
    const { replay } = await ranBefore(person, DRAFT_AND_POLISH)
    const answer = await replay({ only: 'polish' })
    answer.assertStatus(200)
    assert.equal(answer.body().version, 1)
    assert.deepEqual(askedFor(model.standIn), ['Polish'])
  })
})
