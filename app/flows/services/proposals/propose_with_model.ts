import { v7 } from 'uuid'
import { ModelError, type Target } from '#app/ai/domain/exchange'
import { answerOf } from '#app/ai/services/call_model'
import { flowOfGoal, type ProposedFlow } from '#app/flows/domain/proposals/flow_of_goal'
import {
  PROPOSAL_SCHEMA,
  PROPOSAL_SHAPE,
  proposalMessages,
  readModelProposal,
} from '#app/flows/domain/proposals/model_proposal'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { inEngine } from '#app/prompts/services/engine_pool'

interface Asker {
  userId: string
  target: Target
  signal: AbortSignal
}

const MAX_TOKENS = 8_000

/**
 * The flow that a model proposes for a goal, which it gets without what is private. Null where it gives none that can
 * run. @throws ModelError `stopped` where nobody waits any more.
 */
export async function proposeWithModel(
  goal: string,
  { userId, target, signal }: Asker
): Promise<ProposedFlow | null> {
  const { texts, marks } = await inEngine({ whose: userId, signal }, 'mask', [goal])
  const caller = { userId, workId: v7(), promptId: null, purpose: 'flow' as const }
  const request = {
    messages: proposalMessages(texts[0]),
    schema: PROPOSAL_SCHEMA,
    maxTokens: MAX_TOKENS,
  }
  try {
    const answer = await answerOf(caller, target, request, signal)
    const asked = { answer, marks, shape: PROPOSAL_SHAPE }
    const read = await inEngine({ whose: userId, signal }, 'readObject', asked)
    const reading = read && readModelProposal(read)
    const made = reading && flowOfGoal(reading)
    return made && problemsOf(made.graph).length === 0 ? made : null
  } catch (error) {
    if (!(error instanceof ModelError) || error.failure === 'stopped') throw error
    return null
  }
}
