import type { Infer } from '@vinejs/vine/types'
import { unacceptable } from '#app/core/exceptions/api_exception'
import { flowOfGoal } from '#app/flows/domain/proposals/flow_of_goal'
import type { ProposalReason } from '#app/flows/domain/proposals/goal_reasons'
import type { FlowGraph, NodeKind } from '#app/flows/domain/graph/graph'
import {
  nearReadyFlows,
  READY_SOURCES,
  readyFlowFor,
} from '#app/flows/domain/ready_flows/ready_flow_match'
import type { ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { freeTitle } from '#app/flows/domain/values/free_title'
import { flowTitles } from '#app/flows/services/flows/insert_flow'
import { proposeWithModel } from '#app/flows/services/proposals/propose_with_model'
import type { flowProposalValidator } from '#app/flows/validators/flow_proposal_validators'
import type { GoalQuestion, GoalReading } from '#app/prompts/domain/goals/types'
import { inEngine } from '#app/prompts/services/engine_pool'
import type { EngineCaller } from '#app/prompts/services/fair_engine'
import { wishedModel } from '#app/prompts/services/wished_model'
import type { CurrentWorkspace } from '#app/workspaces/services/current_workspace'

/** A flow that a person may accept or not. Nothing is kept of it. */
export interface FlowProposal {
  title: string
  context: string
  graph: FlowGraph
  source: 'ready' | 'offline' | 'model'
  readyFlowId: string | null
  /** Ready flows that do about the same, the nearest first. */
  nearReadyFlowIds: string[]
  reasons: ProposalReason[]
  /** What to ask before the steps are sure; null where they are. */
  question: GoalQuestion | null
}

type Wish = Infer<typeof flowProposalValidator>

const UNCLEAR =
  'Hone could not tell what this flow should do. Describe its work, such as “Summarize a report, then write an email about it”, or take a ready flow, or start empty.'

const NO_FLOW = 'The model proposed no flow that can run, so Hone made this one without it.'

/**
 * Proposes a flow for a goal, or for a prompt that does several jobs: by a model where one is wished for, else the ready
 * flow that does what a goal asks for, or one that is made of its words. Its title is one that no flow of the person has.
 * @throws ApiException 422 where they ask for nothing or the model is not connected, 403 `plan_limit`, 503 where the
 * engine is busy
 */
export async function proposeFlow(
  workspace: CurrentWorkspace,
  wish: Wish,
  caller: ProposalCaller
): Promise<FlowProposal> {
  const proposal = await proposalFor(workspace.personId, wish, caller)
  return { ...proposal, title: freeTitle(proposal.title, await flowTitles(workspace)) }
}

type ProposalCaller = EngineCaller & { signal: AbortSignal }

async function proposalFor(
  userId: string,
  wish: Wish,
  caller: ProposalCaller
): Promise<FlowProposal> {
  const offline = await proposeOffline(wish, caller)
  const { goal, model } = wish
  if (goal === undefined || model === undefined) return offline
  const wished = await wishedModel(userId, model)
  if (!wished.target) return withNotice(offline, wished.notice)
  const { target, done } = wished
  const made = await proposeWithModel(goal, { userId, target, signal: caller.signal }).finally(done)
  if (!made) return withNotice(offline, NO_FLOW)
  const { nearReadyFlowIds } = offline
  const read = { context: goal, source: 'model' as const, readyFlowId: null, question: null }
  return { ...made, ...read, nearReadyFlowIds }
}

const withNotice = (proposal: FlowProposal, notice: string | null): FlowProposal =>
  notice === null
    ? proposal
    : { ...proposal, reasons: [...proposal.reasons, { nodeId: null, sentence: notice }] }

/** The text to make a flow of: a goal, or a prompt whose words are kept. */
function wordsOf({ goal, prompt }: Wish): { text: string; field: 'goal' | 'prompt' } {
  if (goal !== undefined && prompt === undefined) return { text: goal, field: 'goal' }
  if (prompt !== undefined && goal === undefined) return { text: prompt, field: 'prompt' }
  throw unacceptable({ goal: 'Send either a goal or a prompt.' })
}

async function proposeOffline(wish: Wish, caller: EngineCaller): Promise<FlowProposal> {
  const { text, field } = wordsOf(wish)
  const asWritten = field === 'prompt'
  const sources = asWritten ? [] : READY_SOURCES
  const reading = await inEngine(caller, 'readGoal', {
    text,
    sources,
    asWritten,
    choices: wish.choices,
  })
  // A model may read what Hone cannot.
  const isLost = reading.understood === 'nothing' && wish.model === undefined
  if (isLost) throw unacceptable({ [field]: UNCLEAR })
  const made = flowOfGoal(reading)
  const { near, understood, question } = reading
  const ready = understood === 'all' ? readyFlowFor({ near, kinds: kindsIn(made.graph) }) : null
  if (ready) return readyProposal(ready, reading)
  if (problemsOf(made.graph).length > 0) throw unacceptable({ [field]: UNCLEAR })
  return {
    ...{ ...made, context: asWritten ? '' : text, source: 'offline', readyFlowId: null },
    nearReadyFlowIds: nearReadyFlows(near),
    question,
  }
}

/** The kinds of steps that decide how a flow goes. */
const kindsIn = ({ nodes }: FlowGraph): NodeKind[] =>
  nodes.map(({ kind }) => kind).filter((kind) => CONTROL.has(kind))
const CONTROL: ReadonlySet<NodeKind> = new Set([
  ...(['approval', 'decide', 'sort', 'for-each', 'check', 'fetch'] as const),
])

function readyProposal({ id, title, purpose, graph }: ReadyFlow, { near }: GoalReading) {
  const shared = near.find((one) => one.id === id)?.shared ?? []
  const sentence = `This ready flow matches your words: ${shared.join(', ')}.`
  return {
    ...{ title, context: purpose, graph, source: 'ready' as const, readyFlowId: id },
    nearReadyFlowIds: nearReadyFlows(near).filter((one) => one !== id),
    reasons: [{ nodeId: null, sentence }],
    question: null,
  }
}
