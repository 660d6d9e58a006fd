import db from '@adonisjs/lucid/services/db'
import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { APPROVAL, FLOWS, node, through } from '#tests/functional/flows/flow_steps'
import type { SignedClient } from '#tests/helpers/api'

export const runs = (
  flowId: string,
  values: Record<string, string> = { who: '{{hello}}' }
): FlowNode => node('inner', 'flow', { flowId, values })

/** A flow whose only step before its result runs another one. */
export const around = (flowId: string, values?: Record<string, string>): FlowGraph =>
  through(runs(flowId, values))

export async function added(
  person: SignedClient,
  graph: FlowGraph,
  title = 'Greet'
): Promise<string> {
  const made = await person.post(FLOWS, { title, graph })
  made.assertStatus(201)
  return made.body().id
}

export const execute = (person: SignedClient, id: string, more: object = {}) =>
  person.post(`${FLOWS}/${id}/execute`, { inputs: { who: 'Ada' }, ...more })

export const runOf = async (person: SignedClient, id: string) =>
  (await person.get(`/api/runs/${id}`)).body()

export interface FoundStep {
  key: string
  childRunId: string
  approval: { path: string }
}

export const stepOf = (run: { steps: FoundStep[] }, key = 'inner'): FoundStep =>
  run.steps.find((step) => step.key === key)!

export const balanceOf = (person: SignedClient) =>
  db.from('credit_balances').where('user_id', person.user.id).first()

/** Waits for an approval at once. */
export const asking = through(
  { ...APPROVAL, settings: { ...APPROVAL.settings, needsAccount: false } },
  'approved'
)

/** A run that waits because a run inside it asks a person. */
export async function waitingRun(person: SignedClient) {
  const inner = await added(person, asking)
  const started = await execute(person, await added(person, around(inner)))
  started.assertStatus(202)
  const run = await runOf(person, started.body().id)
  return { run, child: await runOf(person, stepOf(run).childRunId) }
}
