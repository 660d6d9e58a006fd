import type { FlowGraph, FlowNode } from '#app/flows/domain/graph/graph'
import { stepText } from '#frontend/features/flows/run_steps/step_text'
import type { OpenRun, Step } from '#frontend/features/flows/flows_api'
import { inOrder } from '#frontend/features/flows/run_steps/in_order'
import { costOf } from '#frontend/features/flows/builder/versions/running/run_marks'
import { nodeOutcome } from '#frontend/features/flows/run_steps/step_outcome'
import type { Outcome } from '#frontend/features/flows/runs/run_badge'

/** What a step did in one of two runs. */
export interface StepFacts {
  outcome: Outcome
  /** As people read it: of an Ask its answers. */
  output: string
  milliseconds: number
  tokens: number
  cost: number | null
}

/** One step of two runs. Null where a run did not reach it. */
export interface ComparedStep {
  id: string
  name: string
  /** Whether it asks, so that its output is what the run was given. */
  isAsked: boolean
  /** Whether an output did not come with its run because it is long. */
  isLong: boolean
  before: StepFacts | null
  after: StepFacts | null
}

interface Carried {
  graph: FlowGraph
  steps: readonly Step[]
  inputs: OpenRun['inputs']
}

/** Two runs, the one that was started first before the other. */
export function olderFirst<Shown extends { run: Pick<OpenRun, 'createdAt'> }>(
  one: Shown,
  other: Shown
): [older: Shown, newer: Shown] {
  const isOlder = Date.parse(one.run.createdAt) <= Date.parse(other.run.createdAt)
  return isOlder ? [one, other] : [other, one]
}

/** Two runs of a flow step by step, in the order of the second one; steps that only the first has come last. */
export function compareRuns(before: Carried, after: Carried): ComparedStep[] {
  const known = new Set(after.graph.nodes.map(({ id }) => id))
  const nodes = [
    ...inOrder(after.graph),
    ...inOrder(before.graph).filter(({ id }) => !known.has(id)),
  ]
  return nodes
    .map((node) => comparedStep(node, before, after))
    .filter((step) => step.before !== null || step.after !== null)
}

const comparedStep = (
  { id, name, kind }: FlowNode,
  before: Carried,
  after: Carried
): ComparedStep => ({
  ...{ id, name, isAsked: kind === 'ask' },
  isLong: [before, after].some(({ steps }) => hasLongOutput(id, steps)),
  before: factsOf(id, before),
  after: factsOf(id, after),
})

const hasLongOutput = (id: string, steps: readonly Step[]): boolean =>
  steps.some(({ nodeId, leftOutBytes }) => nodeId === id && leftOutBytes > 0)

function factsOf(nodeId: string, { graph, steps: all, inputs }: Carried): StepFacts | null {
  const node = graph.nodes.find(({ id }) => id === nodeId)
  const steps = all.filter((step) => step.nodeId === nodeId)
  if (!node || steps.length === 0) return null
  return {
    outcome: nodeOutcome(node, steps),
    output: steps.map((step) => stepText(node, step, inputs)).join('\n\n'),
    milliseconds: sum(steps, timeOf),
    tokens: sum(steps, ({ inputTokens, outputTokens }) => (inputTokens ?? 0) + (outputTokens ?? 0)),
    cost: costOf(steps),
  }
}

const timeOf = ({ startedAt, endedAt }: Step): number =>
  endedAt === null ? 0 : Date.parse(endedAt) - Date.parse(startedAt)

const sum = (steps: readonly Step[], of: (step: Step) => number): number =>
  steps.reduce((total, step) => total + of(step), 0)
