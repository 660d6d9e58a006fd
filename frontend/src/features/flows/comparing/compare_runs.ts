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
  /** Whether its output is a result of the run. */
  isResult: boolean
  /** Whether an output did not come with its run because it is long. */
  isLong: boolean
  before: StepFacts | null
  after: StepFacts | null
}

type Carried = Pick<OpenRun, 'steps' | 'inputs'> & { graph: FlowGraph }

/** A run with the graph that it ran. */
export interface RunOnGraph {
  run: OpenRun
  graph: FlowGraph
}

export type RunPair = readonly [older: RunOnGraph, newer: RunOnGraph]

/** The steps of two runs, those first whose outputs differ. */
export const stepsOfPair = (pair: RunPair): ComparedStep[] =>
  differentFirst(compareRuns(carried(pair[0]), carried(pair[1])))

const carried = ({ run: { steps, inputs }, graph }: RunOnGraph) => ({ graph, steps, inputs })

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

/** Those first whose outputs differ, or of which one is too long to know; otherwise in their order. */
export function differentFirst(steps: readonly ComparedStep[]): ComparedStep[] {
  const isSame = ({ isLong, before, after }: ComparedStep) =>
    !isLong && (before?.output ?? '') === (after?.output ?? '')
  return [...steps.filter((step) => !isSame(step)), ...steps.filter(isSame)]
}

const comparedStep = (
  { id, name, kind }: FlowNode,
  before: Carried,
  after: Carried
): ComparedStep => ({
  ...{ id, name, isAsked: kind === 'ask', isResult: kind === 'result' },
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
