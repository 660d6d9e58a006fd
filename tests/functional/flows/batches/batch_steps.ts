import db from '@adonisjs/lucid/services/db'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { edge, FLOWS, GREETING, node } from '#tests/functional/flows/flow_steps'
import type { SignedClient } from '#tests/helpers/api'

/** Succeeds where its input is a number, and fails elsewhere. */
export const NUMBERS: FlowGraph = {
  ...GREETING,
  nodes: [
    GREETING.nodes[0],
    node('hello', 'format', { text: '{{who}}', as: 'json' }),
    node('out', 'result', { value: 'Number {{hello}}', title: 'Answer', formats: [] }),
  ],
  edges: [edge('in', 'hello'), edge('hello', 'out')],
}

export async function newFlow(person: SignedClient, graph: FlowGraph): Promise<string> {
  const made = await person.post(FLOWS, { title: 'Rows', graph })
  made.assertStatus(201)
  return made.body().id
}

export const creditsOf = ({ user }: SignedClient) =>
  db.from('credit_balances').where('user_id', user.id).select('granted', 'held', 'used').first()

export const csvOf = (cells: readonly string[]): string => ['who', ...cells].join('\r\n')

export const WHO = { who: 'who' }

/** Waits for the last event of a batch. @returns the batch as it ended */
export async function ended(person: SignedClient, id: string) {
  await person.get(`/api/batches/${id}/events`)
  const batch = await person.get(`/api/batches/${id}`)
  batch.assertStatus(200)
  return batch.body()
}

/** Starts a batch and waits for its end. */
export async function runBatch(
  person: SignedClient,
  flowId: string,
  body: { csv: string; columns?: Record<string, string>; limitRows?: number }
) {
  const started = await person.post(`${FLOWS}/${flowId}/batches`, { columns: WHO, ...body })
  started.assertStatus(201)
  return ended(person, started.body().id)
}
