import db from '@adonisjs/lucid/services/db'
import { grant } from '#app/billing/services/ledger/grant'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { insertFlow, flowToInsert } from '#app/flows/services/flows/insert_flow'
import { GRAPHS, nested } from '#tests/faults/flows/run_graphs'
import type { Life } from '#tests/faults/flows/run_life'
import { createPerson } from '#tests/helpers/people'
import { personalWorkspace } from '#app/workspaces/services/current_workspace'

/** Makes the table in which the provider writes down its calls. @returns what removes it */
export async function createCalls(): Promise<() => Promise<void>> {
  const { schema } = db.connection()
  await schema.dropTableIfExists('flow_calls')
  await schema.createTable('flow_calls', (made) => {
    made.increments('id')
    made.string('run_id', 36)
    made.string('key', 300)
    made.integer('is_repeated')
  })
  return async () => void (await schema.dropTable('flow_calls'))
}

/** More credits than any test uses. */
const CREDITS = 100_000

export interface FaultFlows {
  flows: Life['flows']
  /** Those whose runs must fail. */
  failing: string[]
}

/** Forgets all runs, and gives a new person one flow of each graph, and one that runs others. */
export async function insertFlows(): Promise<FaultFlows> {
  for (const table of ['runs', 'flow_calls', 'jobs']) await db.from(table).delete()
  const { id: userId } = await createPerson({ plan: 'pro' })
  const what = { account: 'bought', source: 'correction', reference: `faults:${userId}` } as const
  const now = Date.now()
  await db.transaction((trx) => grant({ ...what, userId, now, amount: CREDITS }, trx))
  const flows: Life['flows'] = []
  const add = async (title: string, graph: FlowGraph) => {
    const { id } = await db.transaction((trx) =>
      insertFlow(personalWorkspace(userId), flowToInsert({ title, graph }), trx)
    )
    flows.push({ id, userId })
    return id
  }
  const ids: Partial<Record<string, string>> = {}
  for (const [title, graph] of Object.entries(GRAPHS)) ids[title] = await add(title, graph)
  const { joins, fails, waits } = ids as Record<keyof typeof GRAPHS, string>
  await add('nested', nested(joins, waits))
  return { flows, failing: [fails] }
}
