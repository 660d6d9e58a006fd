import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { inTransaction, type Transact } from '#app/core/transact'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { changeFlow } from '#app/flows/services/flows/change_flow'
import { insertFlow, flowToInsert } from '#app/flows/services/flows/insert_flow'
import { writeDraft } from '#app/flows/services/flows/write_draft'
import { restoreFlowVersion } from '#app/flows/services/versions/restore_flow_version'
import { saveFlowVersion } from '#app/flows/services/versions/save_flow_version'
import { edge, GREETING } from '#tests/functional/flows/flow_steps'
import { createPerson } from '#tests/helpers/people'
import { personalWorkspace } from '#app/workspaces/services/current_workspace'

/** Records what happens between the begin and the end of a transaction. */
function watchTransactions() {
  let isOpen = false
  const statements: string[] = []
  const transact = <Made>(work: Parameters<Transact<Made>>[0]): Promise<Made> =>
    inTransaction(async (trx) => {
      isOpen = true
      const watch = ({ sql }: { sql: string }) => void statements.push(sql)
      const knex = db.connection().getWriteClient()
      knex.on('query', watch)
      try {
        return await work(trx)
      } finally {
        isOpen = false
        knex.off('query', watch)
      }
    })
  return { transact, statements, isOpen: () => isOpen }
}

/** A graph that counts how often its steps are looked through by a check. */
function countedGraph(graph: FlowGraph, isOpen: () => boolean) {
  const checks = { before: 0, inside: 0 }
  const nodes = [...graph.nodes]
  const flatMap = nodes.flatMap.bind(nodes)
  Object.defineProperty(nodes, 'flatMap', {
    value: (each: Parameters<typeof flatMap>[0]) => {
      checks[isOpen() ? 'inside' : 'before'] += 1
      return flatMap(each)
    },
  })
  return { graph: { ...graph, nodes }, checks }
}

const unfinished: FlowGraph = { ...GREETING, edges: [edge('in', 'hello')] }

async function newOwnFlow(graph: FlowGraph) {
  const { id: userId } = await createPerson()
  const flow = await inTransaction((trx) =>
    insertFlow(personalWorkspace(userId), flowToInsert({ title: 'Large', graph }), trx)
  )
  return { where: { userId, id: flow.id, expected: null }, flow }
}

test.group('A large draft', () => {
  test('is checked before the transaction that stores it, and only until it was sound', async ({
    assert,
  }) => {
    const { where, flow } = await newOwnFlow(unfinished)
    assert.equal(flow.currentStep, 3)
    const { transact, isOpen } = watchTransactions()
    const first = countedGraph(GREETING, isOpen)
    assert.equal((await writeDraft(where, first.graph, transact)).currentStep, 4)
    assert.equal(first.checks.inside, 0)
    assert.isAbove(first.checks.before, 0)
    const second = countedGraph(unfinished, isOpen)
    assert.equal((await writeDraft(where, second.graph, transact)).currentStep, 4)
    assert.deepEqual(second.checks, { before: 0, inside: 0 })
  })

  test('is compared with the version before it before the transaction that saves it', async ({
    assert,
  }) => {
    const { where } = await newOwnFlow(GREETING)
    await saveFlowVersion(where, null, inTransaction)
    await writeDraft(where, unfinished)
    const { transact, statements } = watchTransactions()
    const { made } = await saveFlowVersion(where, null, transact)
    assert.equal(made.note, 'Disconnected “hello” from “out”.')
    assert.isNotEmpty(statements)
    assert.deepEqual(
      statements.filter((sql) => /^select.*flow_versions/.test(sql)),
      []
    )
  })

  test('that changes meanwhile is prepared again', async ({ assert }) => {
    const { where } = await newOwnFlow(GREETING)
    await saveFlowVersion(where, null, inTransaction)
    const renamed = {
      ...GREETING,
      nodes: GREETING.nodes.map((one) => (one.id === 'hello' ? { ...one, name: 'hi' } : one)),
    }
    let isFirst = true
    const { made } = await saveFlowVersion(where, null, async (work) => {
      if (isFirst) await writeDraft(where, renamed)
      isFirst = false
      return inTransaction(work)
    })
    assert.deepEqual(made.graph, renamed)
    assert.include(made.note, 'hi')
  })

  test('that keeps changing is refused as stale', async ({ assert }) => {
    const { where } = await newOwnFlow(GREETING)
    let tries = 0
    const saving = saveFlowVersion(where, null, async (work) => {
      tries += 1
      await writeDraft(where, tries % 2 ? unfinished : GREETING)
      return inTransaction(work)
    })
    await assert.rejects(() => saving, /changed/)
    assert.equal(tries, 3)
  })

  test('that is no longer published is judged by itself, and so is a version that replaces it', async ({
    assert,
  }) => {
    const { where } = await newOwnFlow(GREETING)
    await saveFlowVersion(where, null, inTransaction)
    await changeFlow(where, { publishedVersion: 1 })
    await writeDraft(where, unfinished)
    assert.equal((await changeFlow(where, { publishedVersion: null })).currentStep, 3)
    const { flow } = await restoreFlowVersion(where, 1, inTransaction)
    assert.equal(flow.currentStep, 4)
  })
})
