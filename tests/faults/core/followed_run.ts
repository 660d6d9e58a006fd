import { APPROVAL, edge, GREETING, node } from '#tests/functional/flows/flow_steps'
import { EventReader } from '#tests/helpers/event_reader'
import type { ManyProcesses, Person } from '#tests/helpers/many_processes'

/** Waits for a person, for a day at most. */
const ASKING = {
  ...GREETING,
  nodes: [
    ...[...GREETING.nodes.slice(0, 2), APPROVAL],
    node('yes', 'result', { value: '{{hello}}', title: 'Sent', formats: [] }),
    node('no', 'result', { value: 'Not sent', title: 'Refused', formats: [] }),
  ],
  edges: [
    ...[edge('in', 'hello'), edge('hello', 'wait'), edge('wait', 'yes', 'approved')],
    ...[edge('wait', 'no', 'rejected'), edge('wait', 'no', 'expired')],
  ],
}

interface WaitingRun {
  id: string
  steps: { key: string; approval: { path: string } }[]
}

/** A run that waits for a person, and a reader of its events at each server, which has read that it waits. */
export async function followedRun(all: ManyProcesses, who: Person) {
  const send = async <Answer>(method: string, path: string, body?: object) =>
    (await (await all.ask(who, method, path, body)).json()) as Answer
  const flow = await send<{ id: string }>('POST', '/api/flows', { title: 'Ask', graph: ASKING })
  const inputs = { who: 'Ada' }
  const { id } = await send<WaitingRun>('POST', `/api/flows/${flow.id}/execute`, { inputs })
  const { steps } = await send<WaitingRun>('GET', `/api/runs/${id}`)
  const { approval } = steps.find(({ key }) => key === 'wait')!
  const open = async ({ url }: { url: string }) =>
    new EventReader(await fetch(`${url}/api/runs/${id}/events`, { headers: who.headers }))
  const readers = await Promise.all(all.servers.map(open))
  for (const reader of readers) await reader.until('"status":"waiting"')
  const approvalPath = `/api/approvals/${approval.path.slice('/a/'.length)}`
  return { run: { id, approvalPath }, readers }
}
