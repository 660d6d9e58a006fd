import type { NodeKind } from '#app/flows/domain/graph/graph'
import { READY_FLOWS } from '#app/flows/domain/ready_flows/ready_flow_list'
import type { ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'
import { ASK_VERBS } from '#app/prompts/domain/reading/words/verbs'
import type { AskSettings } from '#app/flows/domain/graph/settings'

/** What each ready flow is about, to be compared with a goal. */
export const READY_SOURCES = READY_FLOWS.map((flow) => ({ id: flow.id, text: sourceOf(flow) }))

function sourceOf({ title, purpose, tags, graph }: ReadyFlow): string {
  const questions = graph.nodes.flatMap(({ kind, settings }) =>
    kind === 'ask' ? (settings as unknown as AskSettings).fields.map(({ label }) => label) : []
  )
  const names = graph.nodes.map(({ name }) => name)
  return [title, purpose, tags.join(', '), ...questions, ...names].join('. ')
}

/** How much of a goal a ready flow must be about. */
const LEAST_FIT = 0.6
/** How much of it one must be about that is worth a look. */
const LEAST_NEAR = 0.4
/** Words that both share and that are more than a verb such as "write". */
const LEAST_SHARED = 2

type Near = readonly { id: string; fit: number; shared: string[] }[]

interface Wish {
  near: Near
  /** The kinds of steps that the goal needs, beside prompts. */
  kinds: readonly NodeKind[]
}

/** The ready flow that does what a goal asks for, or null. A goal that wants to be asked needs a flow that asks. */
export function readyFlowFor({ near, kinds }: Wish): ReadyFlow | null {
  for (const { id } of fitting(near, LEAST_FIT)) {
    const flow = READY_FLOWS.find((one) => one.id === id)
    const has = new Set(flow?.graph.nodes.map(({ kind }) => kind))
    if (flow && kinds.every((kind) => has.has(kind))) return flow
  }
  return null
}

/** The ids of the ready flows that do about what a goal asks for, the nearest first. */
export const nearReadyFlows = (near: Near): string[] =>
  fitting(near, LEAST_NEAR).map(({ id }) => id)

const fitting = (near: Near, least: number): Near =>
  near.filter(({ fit, shared }) => {
    const things = shared.filter((word) => !ASK_VERBS.has(word))
    return fit >= least && things.length >= LEAST_SHARED
  })
