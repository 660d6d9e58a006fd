import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { EXECUTORS } from '#app/flows/engine/executors/executors'
import { StepFailure } from '#app/flows/engine/executors/step_work'
import { newFlow } from '#tests/functional/flows/batches/batch_steps'
import { APPROVAL, edge, FLOWS, node, through } from '#tests/functional/flows/flow_steps'
import { newClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { until } from '#tests/helpers/until'

/** Fails once a person has been asked. */
const failing = node('bad', 'prompt', {
  ...{ text: 'Hi', model: null, maxTokens: 100, answer: 'text', fields: [] },
})

/** Approval and failing step beside each other. */
function besideApproval(step: FlowNode) {
  const graph = through(APPROVAL, 'approved')
  return {
    ...graph,
    nodes: [...graph.nodes, step],
    edges: [...graph.edges, edge('hello', step.id)],
  }
}

test.group('A run that fails beside a step that asks a person', (group) => {
  group.tap(onBothDatabases)
  const { prompt } = EXECUTORS
  group.setup(() => startWorker())
  group.each.teardown(() => void (EXECUTORS.prompt = prompt))

  test('asks nobody any more', async ({ client, assert }) => {
    EXECUTORS.prompt = {
      isInstant: false,
      async work(_, { runId: run_id }) {
        await until(() => db.from('approvals').where({ run_id }).first())
        throw new StepFailure('refused', 'No.')
      },
    }
    const person = await newClient(client)
    const id = await newFlow(person, besideApproval(failing))
    const answer = await person.post(`${FLOWS}/${id}/execute`, { inputs: { who: 'Ada' } })
    answer.assertStatus(422)
    const { runId } = answer.body()
    const run = (await person.get(`/api/runs/${runId}`)).body()
    const wait = run.steps.find(({ key }: { key: string }) => key === 'wait')
    assert.include(wait, { status: 'canceled', approval: null })
    assert.isEmpty(await db.from('approvals').where('run_id', runId).whereNull('decided_ms'))
    const notices = await db.from('notices').where('run_id', runId).select('kind')
    assert.notInclude(
      notices.map(({ kind }) => kind),
      'approval_asked'
    )
  })
})
