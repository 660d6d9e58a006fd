import { test } from '@japa/runner'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { GRAPHS } from '#tests/faults/flows/run_graphs'
import {
  newFlow,
  payingPerson,
  prepareRuns,
  runInTwoLives,
} from '#tests/functional/flows/interrupted_runs'
import { edge } from '#tests/functional/flows/flow_steps'
import { onBothDatabases } from '#tests/helpers/depth'
import { atEachCommit, PLACES, watchCommits } from '#tests/helpers/interrupted_commits'

/** A run that is started, driven and ended. */
const MIN_COMMITS = 3

const { loops, waits, fails } = GRAPHS
const [first, ...others] = waits.nodes
const [list, each, inside] = loops.nodes

/** A step that is tried again, a person who is asked beside other work, and a step for each of two items. */
const REFERENCE: FlowGraph = {
  ...waits,
  nodes: [
    { ...first, settings: { ...first.settings, text: 'fails once' } },
    ...others,
    ...[{ ...list, settings: { ...list.settings, text: 'x\ny' } }, each, inside],
  ],
  edges: [...waits.edges, edge('a', 'list'), edge('list', 'each')],
}

test.group('A process that runs flows and is interrupted at any of its commits', (group) => {
  group.tap(onBothDatabases)
  group.setup(() => prepareRuns())
  group.setup(() => watchCommits())

  for (const place of PLACES) {
    test(`${place} it takes effect loses no run, charges it once, and repeats no step that has ended`, async ({
      assert,
    }) => {
      const userId = await payingPerson()
      const id = await newFlow(userId, REFERENCE)
      const commits = await atEachCommit(place, async (life, where) => {
        assert.deepEqual(await runInTwoLives(life, { userId, id }), [], where)
      })
      assert.isAtLeast(commits, MIN_COMMITS)
    }).timeout(120_000)

    test(`${place} it takes effect returns the credit of a run that fails`, async ({ assert }) => {
      const userId = await payingPerson()
      const id = await newFlow(userId, fails)
      const commits = await atEachCommit(place, async (life, where) => {
        assert.deepEqual(await runInTwoLives(life, { userId, id }, [id]), [], where)
      })
      assert.isAtLeast(commits, MIN_COMMITS)
    }).timeout(120_000)
  }
})
