import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import { startWorker } from '#app/core/jobs/start_worker'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { connected, disconnected } from '#tests/functional/ai/rewriting_model'
import { edge, FLOWS, GREETING, node } from '#tests/functional/flows/flow_steps'
import type { SignedClient } from '#tests/helpers/api'
import type { ModelStandIn } from '#tests/helpers/model_stand_in'

export const prompt = (id: string, text: string) =>
  node(id, 'prompt', { text, model: null, maxTokens: 100, answer: 'text', fields: [] })

const [ask, hello] = GREETING.nodes

/** Two models in a row, and what comes of them. */
export const DRAFT_AND_POLISH: FlowGraph = {
  ...GREETING,
  nodes: [
    ...[ask, hello, prompt('draft', 'Draft {{hello}}'), prompt('polish', 'Polish {{draft}}')],
    node('out', 'result', { value: '{{polish}}', title: 'Letter', formats: [] }),
  ],
  edges: [
    ...[edge('in', 'hello'), edge('hello', 'draft')],
    ...[edge('draft', 'polish'), edge('polish', 'out')],
  ],
}

export const newFlow = async (person: SignedClient, graph: FlowGraph): Promise<string> => {
  const made = await person.post(FLOWS, { title: 'Letter', graph })
  made.assertStatus(201)
  return made.body().id
}

/** The id of a run that has ended. */
export async function execute(
  person: SignedClient,
  flowId: string,
  more: Record<string, unknown> = {}
): Promise<string> {
  const answer = await person.post(`${FLOWS}/${flowId}/execute`, {
    ...{ inputs: { who: 'Ada' }, ...more },
  })
  const id = answer.body().id ?? answer.body().runId
  if (id === undefined) throw new Error(`It did not run: ${answer.text()}`)
  return id
}

/** What the ledger did for a run, in order. */
export const linesOf = async (runId: string): Promise<string[]> => {
  const lines = await db.from('credit_lines').where('reference', `run:${runId}`).select('kind')
  return [...new Set<string>(lines.map(({ kind }) => kind))].sort()
}

/** How each step of a run ended, by its key. */
export async function statesOf(person: SignedClient, runId: string) {
  const run = await person.get(`/api/runs/${runId}`)
  const steps: { key: string; status: string }[] = run.body().steps
  return Object.fromEntries(steps.map(({ key, status }) => [key, status]))
}

/** The first word of each prompt that a model was asked, in order. */
export const askedFor = ({ requests }: ModelStandIn): string[] =>
  requests.map(({ path, body }) => body?.messages?.at(-1)?.content.split(' ')[0] ?? path)

/** A worker for a group of tests, and for each test a model that numbers its answers. */
export function numberingModel(group: Group): { readonly standIn: ModelStandIn } {
  const model = {} as { standIn: ModelStandIn }
  group.setup(() => startWorker())
  group.each.setup(async () => {
    const { standIn } = await connected()
    let count = 0
    standIn.reply = () => `Answer ${++count}`
    model.standIn = standIn
    return () => disconnected(standIn)
  })
  return model
}
