import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { SignedClient } from '#tests/helpers/api'
import { APPROVAL, edge, FLOWS, GREETING, node } from '#tests/functional/flows/flow_steps'

type Settings = Partial<{ mayEdit: boolean; needsAccount: boolean }>

/** Greets somebody once it is approved, and says why where it is rejected. */
export const graphWith = (settings: Settings) => ({
  ...GREETING,
  nodes: [
    ...GREETING.nodes.slice(0, 2),
    { ...APPROVAL, settings: { ...APPROVAL.settings, needsAccount: false, ...settings } },
    node('yes', 'result', { value: '{{wait}}', title: 'Sent', formats: [] }),
    node('no', 'result', { value: 'Not sent', title: 'Refused', formats: [] }),
  ],
  edges: [
    ...[edge('in', 'hello'), edge('hello', 'wait')],
    ...[edge('wait', 'yes', 'approved'), edge('wait', 'no', 'rejected')],
    edge('wait', 'no', 'expired'),
  ],
})

/** Leads to nothing but where it is approved. */
export const WITHOUT_NO = ({ from, port }: FlowGraph['edges'][number]) =>
  from !== 'wait' || port === 'approved'

/** Starts a run that waits for a person. */
export async function waitingRun(
  person: SignedClient,
  settings: Settings = {},
  isKept: (edge: FlowGraph['edges'][number]) => boolean = () => true
) {
  const whole = graphWith(settings)
  const edges = whole.edges.filter(isKept)
  const nodes = whole.nodes.filter(({ id }) => id === 'in' || edges.some(({ to }) => to === id))
  const made = await person.post(FLOWS, { title: 'Ask', graph: { ...whole, nodes, edges } })
  made.assertStatus(201)
  const started = await person.post(`${FLOWS}/${made.body().id}/execute`, {
    inputs: { who: 'Ada' },
  })
  started.assertStatus(202)
  const id: string = started.body().id
  return { id, path: await approvalPath(person, id) }
}

/** Where a run that waits for a person is decided. */
export async function approvalPath(person: SignedClient, runId: string): Promise<string> {
  const run = await person.get(`/api/runs/${runId}`)
  const step = run.body().steps.find(({ key }: { key: string }) => key === 'wait')
  return `/api/approvals/${step.approval.path.slice(3)}`
}
