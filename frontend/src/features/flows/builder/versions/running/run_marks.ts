import type { FlowGraph } from '#app/flows/domain/graph/graph'
import {
  type EdgeMark,
  edgeKey,
  type StepMark,
} from '#frontend/features/flows/builder/canvas/step_mark'
import { whatPassed } from '#frontend/features/flows/builder/versions/running/what_passed'
import type { OpenRun, Step } from '#frontend/features/flows/flows_api'
import { nodeOutcome } from '#frontend/features/flows/run_steps/step_outcome'

/** The part of a step that marks need. */
export type MarkedStep = Pick<
  Step,
  | ('key' | 'nodeId' | 'status' | 'port' | 'cost' | 'startedAt' | 'endedAt' | 'reused')
  | ('approval' | 'output')
>

interface Live {
  /** What steps have written so far, by their keys. */
  texts: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  now: number
  /** Says how long something took, and what it cost. */
  describe: (facts: { milliseconds: number; cost: number | null }) => string
}

/** UTF-16 units of the end of what a step is writing. */
const TAIL_LENGTH = 60

/** What a canvas shows at each step that a run has reached. */
export function runMarks(
  { nodes }: FlowGraph,
  steps: readonly MarkedStep[],
  live: Live
): Map<string, StepMark> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const marks = new Map<string, StepMark>()
  for (const [nodeId, own] of Map.groupBy(steps, (step) => step.nodeId)) {
    const outcome = nodeOutcome(byId.get(nodeId), own)
    // A step that was skipped took no time.
    const detail = outcome.status === 'skipped' ? undefined : detailOf(own, live)
    const isPinned = own.some(({ reused }) => reused?.by === 'pin')
    marks.set(nodeId, { run: { ...outcome, detail }, ...(isPinned && { isPinned }) })
  }
  return marks
}

function detailOf(steps: readonly MarkedStep[], { texts, now, describe }: Live): string {
  const writing = steps.find(({ key, status }) => status === 'running' && texts[key])
  if (writing) return tailOf(texts[writing.key])
  const starts = steps.map(({ startedAt }) => Date.parse(startedAt))
  const ends = steps.map(({ endedAt }) => (endedAt === null ? now : Date.parse(endedAt)))
  const milliseconds = Math.max(0, Math.max(...ends) - Math.min(...starts))
  return describe({ milliseconds, cost: costOf(steps) })
}

/** Null where nothing is known to have cost something. */
export function costOf(steps: readonly Pick<Step, 'cost'>[]): number | null {
  const costs = steps.flatMap(({ cost }) => cost ?? [])
  return costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0)
}

/** The end of a text in one line. */
export function tailOf(text: string): string {
  const line = text
    .slice(-4 * TAIL_LENGTH)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line.length <= TAIL_LENGTH ? line : `…${line.slice(-TAIL_LENGTH).toWellFormed()}`
}

const ENDED = new Set<Step['status']>(['succeeded', 'cached', 'failed'])

interface Passing {
  steps: readonly MarkedStep[]
  inputs: OpenRun['inputs']
}

/**
 * The edges that a run went on along, with what passed: those at the port by which a step ended, to a step that was
 * reached.
 */
export function passedEdges(
  { nodes, edges }: FlowGraph,
  { steps, inputs }: Passing
): Map<string, EdgeMark> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const byNode = Map.groupBy(steps, (step) => step.nodeId)
  const isReached = (id: string) =>
    (byNode.get(id) ?? []).some(({ status }) => status !== 'skipped' && status !== 'canceled')
  const marks = new Map<string, EdgeMark>()
  for (const edge of edges) {
    const node = byId.get(edge.from)
    const left = (byNode.get(edge.from) ?? []).filter(
      ({ status, port }) => ENDED.has(status) && port === edge.port
    )
    if (!node || left.length === 0 || !isReached(edge.to)) continue
    const text = whatPassed(node, left, inputs)
    marks.set(edgeKey(edge), { isPassed: true, ...(text && { text }) })
  }
  return marks
}
