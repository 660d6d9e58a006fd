import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { GoalForm } from '#frontend/features/flows/start/goal_form'
import { ProposalPreview } from '#frontend/features/flows/start/proposal_preview'
import { useAnsweredProposal } from '#frontend/features/flows/start/use_proposal'
import { usePersistedText } from '#frontend/lib/storage/use_persisted_text'
import { reasonOf } from '#frontend/lib/reason_of'

/** What another screen hands over: a prompt that is to become a flow. */
export interface StartState {
  prompt?: string
}

/** One field for what a flow should do, and the flow that comes of it, to be accepted or not. */
export function GuidedStart() {
  const given = (useLocation().state as StartState | null)?.prompt
  const { text: goal, setText: setGoal, release } = usePersistedText('flow-goal')
  const field = useRef<HTMLTextAreaElement>(null)
  const { mutate, propose, answers, data, error, isPending, reset } = useAnsweredProposal()
  useEffect(() => {
    if (given) mutate({ prompt: given })
    else field.current?.focus({ preventScroll: true })
  }, [given, mutate])
  const discard = () => {
    reset()
    field.current?.focus()
  }
  return (
    <>
      <GoalForm
        ref={field}
        goal={goal}
        onChange={setGoal}
        onSubmit={() => propose(goal.trim())}
        isBusy={isPending}
        hasProposal={data !== undefined && !isPending}
        problem={error ? reasonOf(error) : undefined}
      />
      {data && !isPending && (
        <ProposalPreview
          key={JSON.stringify(data)}
          proposal={data}
          {...answers}
          onAccept={release}
          onDiscard={discard}
        />
      )}
    </>
  )
}
