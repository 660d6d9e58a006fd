import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Data } from '#client/data'
import { refreshFlows } from '#frontend/features/flows/my_flows/flow_lists'
import { noteNewFlow } from '#frontend/features/flows/start/new_flows'
import { toastNotCreated } from '#frontend/features/flows/my_flows/toast_not_created'
import { api } from '#frontend/lib/api'
import { freeFlowTitle } from '#frontend/lib/free_flow_title'
import { modelChoiceAtom, OFFLINE } from '#frontend/lib/model_choice'
import { useAtomValue } from '#frontend/lib/state'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

export type Proposal = Data.Flows.FlowProposal

/** An answer to a question about a goal. */
export type GoalChoice = NonNullable<Proposal['question']>['answers'][number]

/** What a flow is to be made of: a goal in words, with answers about it, or a prompt that does several jobs. */
export type Wish = { goal: string; choices?: GoalChoice[] } | { prompt: string }

/** Asks for a flow, by the model that was chosen in this browser, if any. Nothing is created by this. */
export function useProposal() {
  const model = useAtomValue(modelChoiceAtom)
  return useMutation({
    mutationFn: (wish: Wish) => {
      const body = 'goal' in wish && model !== OFFLINE ? { ...wish, model } : wish
      return api.flowProposals.store({ body })
    },
  })
}

/** The same for a goal about which Hone may ask: what was answered so far, and a way to answer. */
export function useAnsweredProposal() {
  const proposal = useProposal()
  const [asked, setAsked] = useState<{ goal: string; choices: GoalChoice[] } | null>(null)
  const propose = (goal: string, choices: GoalChoice[] = []) => {
    setAsked({ goal, choices })
    proposal.mutate({ goal, choices })
  }
  const answers = {
    choices: asked?.choices ?? [],
    onChoices: (choices: GoalChoice[]) => asked && propose(asked.goal, choices),
  }
  return { ...proposal, propose, answers }
}

type NewFlow = Partial<Pick<Proposal, 'context' | 'graph'>> & Pick<Proposal, 'title'>

/** Creates a flow and opens it. */
export function useNewFlow() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ title, context, graph }: NewFlow) => {
      // A proposal has the name that the person saw and could change.
      const named = graph ? title : await freeFlowTitle(title)
      return api.flows.store({ body: { title: named, context, graph } })
    },
    onSuccess: async ({ id }, { graph }) => {
      if (!graph) noteNewFlow(id)
      void refreshFlows(client)
      await navigate(`/flow-builder/${id}`)
    },
    onError: (error) =>
      toastNotCreated(error, t('myFlows.start.createFailed', { reason: reasonOf(error) })),
  })
}
