import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { startWorker } from '#app/core/jobs/start_worker'
import { MAX_DEPTH, MAX_RUNS_INSIDE } from '#app/flows/domain/values/limits'
import { RUNS_ITSELF, TOO_DEEP } from '#app/flows/domain/runs/nesting'
import { APPROVAL, edge, FLOWS, GREETING, node, through } from '#tests/functional/flows/flow_steps'
import {
  added,
  around,
  asking,
  balanceOf,
  execute,
  runOf,
  runs,
  stepOf,
} from '#tests/functional/flows/inner_flows/inner_flows'
import { asPerson, newClient } from '#tests/helpers/api'
import { createPerson } from '#tests/helpers/people'

test.group('A flow in a flow', (group) => {
  group.setup(() => startWorker())

  test('gives its result to the step that runs it, and costs no further credit', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const inner = await added(person, GREETING)
    const outer = await added(person, around(inner))
    const answer = await execute(person, outer)
    answer.assertStatus(200)
    assert.deepEqual(answer.body().results, [
      { title: 'Out', value: 'Hello Hello Ada', formats: [] },
    ])
    const run = await runOf(person, answer.body().id)
    const child = await runOf(person, stepOf(run).childRunId)
    assert.include(child, { flowId: inner, version: 1, status: 'succeeded', parentRunId: run.id })
    assert.include(await balanceOf(person), { granted: 24, held: 0, used: 1 })
  })

  test('is in no list of runs but that of the run around it', async ({ client, assert }) => {
    const person = await newClient(client)
    const inner = await added(person, GREETING)
    const { id } = (await execute(person, await added(person, around(inner)))).body()
    const list = await person.get(`${FLOWS}/${inner}/runs`)
    assert.isEmpty(list.body())
    const ofParent = await person.get(`${FLOWS}/${inner}/runs?parent=${id}`)
    assert.lengthOf(ofParent.body(), 1)
    const ofAnother = await person.get(`${FLOWS}/${inner}/runs?parent=${randomUUID()}`)
    assert.isEmpty(ofAnother.body())
  })

  test('gives several results as one object by their titles', async ({ client, assert }) => {
    const person = await newClient(client)
    const other = node('more', 'result', { value: 'More', title: 'Greeting', formats: [] })
    const graph = { ...GREETING, nodes: [...GREETING.nodes, other] }
    graph.edges = [...graph.edges, edge('hello', 'more')]
    const answer = await execute(person, await added(person, around(await added(person, graph))))
    const [{ value }] = answer.body().results
    assert.deepEqual(value, { 'Greeting': 'Hello Hello Ada', 'Greeting 2': 'More' })
  })

  test('is not run for more items than a run may start runs, and says so before the start', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const inner = await added(person, GREETING)
    const each = node('each', 'for-each', {
      ...{ list: '{{who}}', parallel: 2, whenItemFails: 'stop', gather: 'inner' },
    })
    const graph = through(each)
    graph.nodes.push({ ...runs(inner, { who: '{{item}}' }), parent: 'each' })
    const outer = await added(person, graph)
    const who = Array.from({ length: MAX_RUNS_INSIDE + 1 }, () => 'Ada').join('\n')
    const answer = await person.post(`${FLOWS}/${outer}/execute`, { inputs: { who } })
    answer.assertStatus(422)
    assert.include(answer.body().fields['inputs.who'], 'would start 501 runs of other flows')
    assert.isEmpty(await db.from('runs').where('user_id', person.user.id))
  })

  test('runs for each item of a list', async ({ client, assert }) => {
    const person = await newClient(client)
    const inner = await added(person, GREETING)
    const each = node('each', 'for-each', {
      ...{ list: 'x', parallel: 2, whenItemFails: 'stop', gather: 'inner' },
      list: '{{list}}',
    })
    const graph = through(each)
    graph.nodes[1] = node('list', 'format', { text: 'Ada\nBea\nCem', as: 'text' })
    graph.nodes.push({ ...runs(inner, { who: '{{item}}' }), parent: 'each' })
    graph.edges[0].to = 'list'
    graph.edges[1].from = 'list'
    const answer = await execute(person, await added(person, graph))
    answer.assertStatus(200)
    assert.deepEqual(answer.body().results[0].value, ['Hello Ada', 'Hello Bea', 'Hello Cem'])
    assert.include(await balanceOf(person), { granted: 24, held: 0, used: 1 })
  })

  test('fails the step with its message', async ({ client, assert }) => {
    const person = await newClient(client)
    const bad = node('bad', 'format', { text: '{ no JSON', as: 'json' })
    const inner = await added(person, through(bad))
    const outer = await added(person, around(inner))
    const answer = await execute(person, outer)
    answer.assertStatus(422)
    const run = await runOf(person, answer.body().runId)
    const child = await runOf(person, stepOf(run).childRunId)
    assert.equal(child.status, 'failed')
    assert.equal(answer.body().message, child.error.message)
    assert.deepInclude(run.error, { code: child.error.code, step: 'inner' })
    assert.include(await balanceOf(person), { granted: 25, held: 0, used: 0 })
  })

  test('runs in its newest saved version, and in a draft only where none was saved', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const inner = await added(person, GREETING)
    const outer = await added(person, around(inner))
    await execute(person, outer)
    const graph = structuredClone(GREETING)
    graph.nodes[1].settings.text = 'Bye {{who}}'
    await person.put(`${FLOWS}/${inner}/draft`, { graph })
    const before = await execute(person, outer)
    assert.equal(before.body().results[0].value, 'Hello Hello Ada')
    await person.post(`${FLOWS}/${inner}/versions`, {})
    const after = await execute(person, outer)
    assert.equal(after.body().results[0].value, 'Bye Hello Ada')
  })

  test('says which of its inputs are missing', async ({ client, assert }) => {
    const person = await newClient(client)
    const inner = await added(person, GREETING, 'Inner greeting')
    const answer = await execute(person, await added(person, around(inner, {})))
    answer.assertStatus(422)
    assert.include(answer.body().message, '"Inner greeting" cannot run with these inputs.')
    assert.include(answer.body().message, 'Fill in "Who".')
  })

  test('fails the step where it is deleted, unfinished, or another person’s', async ({
    client,
    assert,
  }) => {
    const person = await asPerson(client, await createPerson({ plan: 'pro' }))
    const gone = await added(person, GREETING)
    await person.delete(`${FLOWS}/${gone}`)
    const foreign = await added(await newClient(client), GREETING)
    for (const id of [gone, foreign, randomUUID()]) {
      const answer = await execute(person, await added(person, around(id)))
      answer.assertStatus(422)
      const sentence = 'The flow that this step runs is deleted, or not yours.'
      assert.equal(answer.body().message, sentence)
    }
    const empty = await person.post(FLOWS, { title: 'Empty' })
    const answer = await execute(person, await added(person, around(empty.body().id)))
    assert.include(answer.body().message, '"Empty" cannot run yet.')
    assert.include(await balanceOf(person), { held: 0, used: 0 })
  })

  test('is refused before the start where it would run itself, or too many would be inside each other', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const inner = await added(person, GREETING)
    const outer = await added(person, around(inner))
    await person.put(`${FLOWS}/${inner}/draft`, { graph: around(outer) })
    for (const id of [inner, outer]) {
      const answer = await execute(person, id)
      answer.assertStatus(422)
      assert.equal(answer.body().fields['graph.inner'], `"inner": ${RUNS_ITSELF}`)
    }
    const pro = await asPerson(client, await createPerson({ plan: 'pro' }))
    let id = await added(pro, GREETING)
    for (let depth = 0; depth < MAX_DEPTH; depth++) id = await added(pro, around(id))
    const deepest = await execute(pro, id)
    deepest.assertStatus(200)
    assert.equal(deepest.body().results[0].value, `${'Hello '.repeat(MAX_DEPTH + 1)}Ada`)
    const deeper = await execute(pro, await added(pro, around(id)))
    deeper.assertStatus(422)
    assert.equal(deeper.body().fields['graph.inner'], `"inner": ${TOO_DEEP}`)
  })

  test('fails where it has come to run itself meanwhile', async ({ client, assert }) => {
    const person = await newClient(client)
    const inner = await added(person, GREETING)
    const graph = structuredClone(asking)
    graph.nodes.splice(3, 0, runs(inner))
    graph.nodes.at(-1)!.settings.value = '{{inner}}'
    graph.edges = [...graph.edges.slice(0, 2), edge('wait', 'inner', 'approved')]
    graph.edges.push(edge('inner', 'out'))
    const started = await execute(person, await added(person, graph))
    const run = await runOf(person, started.body().id)
    await person.put(`${FLOWS}/${inner}/draft`, { graph: around(run.flowId) })
    const path = `/api/approvals/${stepOf(run, 'wait').approval.path.slice(3)}`
    await client.post(path).json({ decision: 'approved' })
    await person.get(`/api/runs/${run.id}/events`)
    assert.deepInclude((await runOf(person, run.id)).error, {
      ...{ code: 'nesting', message: RUNS_ITSELF, step: 'inner' },
    })
  })

  test('is not run where its run has become too large with all runs around and inside it', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const inner = await added(person, GREETING)
    const asked = node('wait', 'approval', { ...APPROVAL.settings, needsAccount: false })
    const { nodes, edges } = around(inner)
    const graph = {
      ...GREETING,
      nodes: [...nodes, asked],
      edges: [
        ...edges.slice(0, 1),
        edge('hello', 'wait'),
        edge('wait', 'inner', 'approved'),
        edges[2],
      ],
    }
    const outer = await added(person, around(await added(person, graph)))
    const sizes = [
      { size: { ended_steps: 20_000 }, code: 'too_many_steps' },
      { size: { stored_bytes: 60_000_000 }, code: 'too_long' },
    ]
    for (const { size, code } of sizes) {
      const started = await execute(person, outer)
      const outerRun = await runOf(person, started.body().id)
      const child = await runOf(person, stepOf(outerRun).childRunId)
      await db.from('runs').where('id', outerRun.id).update(size)
      const decided = { decision: 'approved' }
      await client
        .post(`/api${stepOf(child, 'wait').approval.path.replace('/a/', '/approvals/')}`)
        .json(decided)
      await person.get(`/api/runs/${outerRun.id}/events`)
      const over = await runOf(person, child.id)
      assert.include(over.error, { code, step: 'inner' })
    }
  })
})
