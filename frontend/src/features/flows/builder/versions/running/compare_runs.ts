import type { FlowGraph, FlowNode } from '#app/flows/domain/graph'
import { textOf } from '#app/flows/domain/variables'
import type { Step } from '#frontend/features/flows/flows_api'
import { inOrder } from '#frontend/features/flows/in_order'
import { costOf } from '#frontend/features/flows/builder/versions/running/run_marks'
import { statusOf } from '#frontend/features/flows/step_status'

/** What a step did in one of two runs. */
export interface StepOutcome {
  status: Step['status']
  output: string
  milliseconds: number
  tokens: number
  cost: number | null
}

/** One step of two runs. Null where a run did not reach it. */
export interface ComparedStep {
  id: string
  name: string
  before: StepOutcome | null
  after: StepOutcome | null
}

interface Carried {
  graph: FlowGraph
  steps: readonly Step[]
}

/** Two runs of a flow step by step, in the order of the second one; steps that only the first has come last. */
export function compareRuns(before: Carried, after: Carried): ComparedStep[] {
  const known = new Set(after.graph.nodes.map(({ id }) => id))
  const nodes = [
    ...inOrder(after.graph),
    ...inOrder(before.graph).filter(({ id }) => !known.has(id)),
  ]
  return nodes
    .map((node) => comparedStep(node, before.steps, after.steps))
    .filter((step) => step.before !== null || step.after !== null)
}

const comparedStep = (
  { id, name }: FlowNode,
  before: readonly Step[],
  after: readonly Step[]
): ComparedStep => ({ id, name, before: outcomeOf(id, before), after: outcomeOf(id, after) })

function outcomeOf(nodeId: string, all: readonly Step[]): StepOutcome | null {
  const steps = all.filter((step) => step.nodeId === nodeId)
  if (steps.length === 0) return null
  return {
    status: statusOf(steps),
    output: steps.map(textOfStep).join('\n\n'),
    milliseconds: sum(steps, timeOf),
    tokens: sum(steps, ({ inputTokens, outputTokens }) => (inputTokens ?? 0) + (outputTokens ?? 0)),
    cost: costOf(steps),
  }
}

const textOfStep = ({ output, error }: Step): string =>
  error ? error.message : textOf(output ?? undefined)

const timeOf = ({ startedAt, endedAt }: Step): number =>
  endedAt === null ? 0 : Date.parse(endedAt) - Date.parse(startedAt)

const sum = (steps: readonly Step[], of: (step: Step) => number): number =>
  steps.reduce((total, step) => total + of(step), 0)
