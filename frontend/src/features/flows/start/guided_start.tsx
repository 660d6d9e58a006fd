import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isBlankText } from '#app/core/domain/blank_text'
import { GoalForm } from '#frontend/features/flows/start/goal_form'
import { ProposalPreview } from '#frontend/features/flows/start/proposal_preview'
import { useAnsweredProposal } from '#frontend/features/flows/start/use_proposal'
import { usePersistedText } from '#frontend/lib/storage/use_persisted_text'
import type { FlowStart } from '#frontend/lib/flow_start'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

/** One field for what a flow should do, and the flow that comes of it, to be accepted or not. */
export function GuidedStart() {
  const given = useLocation().state as FlowStart | null
  const { text: goal, setText: setGoal, release } = usePersistedText('flow-goal')
  const field = useRef<HTMLTextAreaElement>(null)
  const { mutate, propose, answers, data, error, isPending, reset } = useAnsweredProposal()
  useEffect(() => {
    if (given && 'prompt' in given) mutate(given)
    else field.current?.focus({ preventScroll: true })
  }, [given, mutate])
  useGivenGoal(given && 'goal' in given ? given.goal : null, { goal, setGoal, propose })
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

interface GoalDesk {
  goal: string
  setGoal: (goal: string) => void
  propose: (goal: string) => void
}

/** Takes over a goal that was written on another screen. The one that stood here can be brought back. */
function useGivenGoal(given: string | null, { goal, setGoal, propose }: GoalDesk): void {
  const navigate = useNavigate()
  const take = useEffectEvent((words: string) => {
    // A reload begins with what is in the field by then.
    void navigate('.', { replace: true, state: null })
    if (!isBlankText(goal) && goal !== words) toastReplaced(() => setGoal(goal))
    setGoal(words)
    propose(words.trim())
  })
  useEffect(() => {
    if (given !== null) take(given)
  }, [given])
}

const toastReplaced = (onAction: () => void): void =>
  void toast({
    title: t('myFlows.start.goalReplaced'),
    action: { label: t('myFlows.start.bringBack'), onAction },
  })
