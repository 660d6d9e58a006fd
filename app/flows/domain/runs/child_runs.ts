import { firstFree } from '#app/flows/domain/values/first_free'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { Value } from '#app/flows/domain/values/value'
import type { FinalStatus, RunEnd, RunError } from '#app/flows/domain/runs/run'
import { stepDone, failedEnd, type StepEnd } from '#app/flows/domain/runs/run_state'
import type { FlowSettings } from '#app/flows/domain/graph/settings'

/** The run of another flow that a step asks for. */
export interface ChildRequest {
  flowId: string
  version: number
  inputs: Record<string, Value>
  /** Millionths of a US dollar that it may spend on models, or null. */
  maxCostMicros: number | null
}

/** How a step ended that waited for a person or for another run. */
export interface WaitEnd {
  end: StepEnd
  /** Why it failed, or what it left out although it succeeded. */
  error: RunError | null
}

const STOPPED: RunError = {
  code: 'canceled',
  message: 'The flow that this step runs was stopped.',
}
export const CHILD_GONE: RunError = {
  code: 'no_flow',
  message: 'The flow that this step runs was deleted.',
}

export const failedWait = ({ code, message }: RunError): WaitEnd => ({
  ...{ end: failedEnd(), error: { code, message } },
})

/** What the end of a run means for the step that waits for it. */
export function waitEndOf(
  status: FinalStatus,
  results: RunEnd['results'],
  error: RunError | null
): WaitEnd {
  if (status === 'succeeded') return { end: stepDone(outputOf(results)), error }
  return failedWait(error ?? STOPPED)
}

/** One result is its value; several are an object by their titles, and a title that is taken gets a number. */
export function outputOf(results: RunEnd['results']): Value {
  if (results.length < 2) return results.at(0)?.value ?? null
  const byTitle = new Map<string, Value>()
  const counted = new Map<string, number>()
  const freeTitle = (title: string) => firstFree(title, (one) => byTitle.has(one), ' ', counted)
  for (const { title, value } of results) byTitle.set(freeTitle(title), value)
  return Object.fromEntries(byTitle)
}

/** The steps of a graph that run other flows, with the flows that they have chosen. */
export const flowStepsOf = ({ nodes }: Pick<FlowGraph, 'nodes'>) =>
  nodes.flatMap(({ id, name, kind, settings }) => {
    const { flowId } = settings as unknown as FlowSettings
    return kind === 'flow' && typeof flowId === 'string' && flowId !== ''
      ? [{ nodeId: id, name, flowId }]
      : []
  })
