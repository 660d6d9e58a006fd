import { test } from '@japa/runner'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { edge, node } from '#tests/functional/flows/flow_steps'
import {
  newFlow,
  payingPerson,
  prepareRuns,
  runInTwoLives,
} from '#tests/functional/flows/interrupted_runs'
import { onBothDatabases } from '#tests/helpers/depth'
import { atEachCommit, PLACES, watchCommits } from '#tests/helpers/interrupted_commits'

/** Two runs that are started and ended, and of which one waits. */
const MIN_COMMITS = 5

const graph = (nodes: FlowGraph['nodes'], edges: FlowGraph['edges']): FlowGraph => ({
  ...{ format: 1, nodes, edges, notes: [] },
})
const resultOf = (id: string) =>
  node('out', 'result', { value: `{{${id}}}`, title: 'Out', formats: [] })

const INNER = graph(
  [
    node('ask', 'prompt', {
      ...{ text: 'answers', model: null, maxTokens: 100, answer: 'text', fields: [] },
    }),
    resultOf('ask'),
  ],
  [edge('ask', 'out')]
)

const outer = (flowId: string) =>
  graph(
    [node('inside', 'flow', { flowId, values: {} }), resultOf('inside')],
    [edge('inside', 'out')]
  )

test.group('A process that runs a flow in a flow and is interrupted at any commit', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => prepareRuns())
  group.setup(() => watchCommits())

  for (const place of PLACES)
    test(`${place} it takes effect runs the inner one once, and charges the outer one once`, async ({
      assert,
    }) => {
      const userId = await payingPerson()
      const id = await newFlow(userId, outer(await newFlow(userId, INNER)))
      const commits = await atEachCommit(place, async (life, where) => {
        assert.deepEqual(await runInTwoLives(life, { userId, id }), [], where)
      })
      assert.isAtLeast(commits, MIN_COMMITS)
    }).timeout(120_000)
})
