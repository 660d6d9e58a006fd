import { test } from '@japa/runner'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { RUNS_ITSELF } from '#app/flows/domain/runs/nesting'
import { nestedProblems } from '#app/flows/services/flows/nested_flows'
import { edge, FLOWS, GREETING } from '#tests/functional/flows/flow_steps'
import { added, around, execute, runs } from '#tests/functional/flows/inner_flows/inner_flows'
import { asPerson } from '#tests/helpers/api'
import { createPerson } from '#tests/helpers/people'
import { queryCounter } from '#tests/helpers/query_counter'

/** A flow that runs some others. */
const runningAll = (ids: string[]): FlowGraph => ({
  ...GREETING,
  nodes: [
    ...GREETING.nodes,
    ...ids.map((id, at) => ({ ...runs(id), id: `inner${at}`, name: `inner${at}` })),
  ],
  edges: [
    ...GREETING.edges,
    ...ids.flatMap((_, at) => [edge('hello', `inner${at}`), edge(`inner${at}`, 'out')]),
  ],
})

test.group('A flow that runs many flows', () => {
  test('is refused before the start where many of them run the same flow, and one runs it itself', async ({
    client,
    assert,
  }) => {
    const person = await asPerson(client, await createPerson({ plan: 'pro' }))
    const [same, last] = [await added(person, GREETING), await added(person, GREETING)]
    const many: string[] = []
    for (let at = 0; at < 11; at++) many.push(await added(person, around(same)))
    const outer = await added(person, runningAll([...many, await added(person, around(last))]))
    await person.put(`${FLOWS}/${last}/draft`, { graph: around(outer) })
    const answer = await execute(person, outer)
    answer.assertStatus(422)
    assert.deepEqual(answer.body().fields, { 'graph.inner11': `"inner11": ${RUNS_ITSELF}` })
  })

  test('is checked with as many queries as a flow that runs one, saved or not', async ({
    client,
    assert,
  }) => {
    const person = await asPerson(client, await createPerson({ plan: 'pro' }))
    const id = await added(person, GREETING)
    const ids: string[] = []
    for (let at = 0; at < 3; at++) {
      const saved = await added(person, around(id))
      await person.post(`${FLOWS}/${saved}/versions`, {})
      await person.put(`${FLOWS}/${saved}/draft`, { graph: GREETING })
      ids.push(saved, await added(person, around(id)))
    }
    const countQueries = queryCounter()
    const flow = { id, userId: person.user.id, workspaceId: null }
    const problemsOf = (some: string[]) => nestedProblems(flow, runningAll(some))
    assert.equal(
      await countQueries(() => problemsOf(ids)),
      await countQueries(() => problemsOf(ids.slice(0, 1)))
    )
    assert.lengthOf(await problemsOf(ids), ids.length)
    const [first] = ids
    await person.delete(`${FLOWS}/${first}`)
    assert.lengthOf(await problemsOf(ids), ids.length - 1)
  })
})
