import { READY_FLOWS } from '#app/flows/domain/ready_flow_list'
import type { ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'
import { ASK_VERBS } from '#app/prompts/domain/reading/words/verbs'
import type { AskSettings } from '#app/flows/domain/settings'

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
/** Words that both share and that are more than a verb such as "write". */
const LEAST_SHARED = 2

interface Wish {
  near: readonly { id: string; fit: number; shared: string[] }[]
  /** Whether a person is to decide on the way. */
  asksPerson: boolean
}

/** The ready flow that does what a goal asks for, or null. A goal that wants to be asked needs a flow that asks. */
export function readyFlowFor({ near, asksPerson }: Wish): ReadyFlow | null {
  const fitting = near.filter(({ fit, shared }) => {
    const things = shared.filter((word) => !ASK_VERBS.has(word))
    return fit >= LEAST_FIT && things.length >= LEAST_SHARED
  })
  for (const { id } of fitting) {
    const flow = READY_FLOWS.find((one) => one.id === id)
    const asks = flow?.graph.nodes.some(({ kind }) => kind === 'approval')
    if (flow && (asks || !asksPerson)) return flow
  }
  return null
}
