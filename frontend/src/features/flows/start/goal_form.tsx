import type { Ref } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { MAX_GOAL_LENGTH } from '#app/prompts/domain/goals/types'
import { Button } from '#frontend/components/button'
import { Form } from '#frontend/components/fields/form'
import { lengthNotes } from '#frontend/components/fields/length_notes'
import { TextArea } from '#frontend/components/fields/text_area'
import { useNewFlow } from '#frontend/features/flows/start/use_proposal'
import { t } from '#frontend/lib/texts'

interface Props {
  ref: Ref<HTMLTextAreaElement>
  goal: string
  onChange: (goal: string) => void
  onSubmit: () => void
  isBusy: boolean
  /** Whether a proposal is shown, which then has the primary action. */
  hasProposal: boolean
  problem?: string
}

/** A goal in words; without one, an empty flow. */
export function GoalForm({ ref, goal, onChange, onSubmit, isBusy, hasProposal, problem }: Props) {
  const empty = useNewFlow()
  const isUsable = !isBlankText(goal) && goal.length <= MAX_GOAL_LENGTH
  const isReady = isUsable && !isBusy
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onSubmit()
      }}
      problem={problem}
      actions={
        <>
          <Button
            variant="ghost"
            isBusy={empty.isPending}
            onClick={() => empty.mutate({ title: t('myFlows.start.emptyTitle') })}
          >
            {t('myFlows.start.empty')}
          </Button>
          <Propose isBusy={isBusy} disabled={!isUsable} hasProposal={hasProposal} />
        </>
      }
    >
      <TextArea
        ref={ref}
        size="short"
        label={t('myFlows.start.goal')}
        help={t('myFlows.start.goalHelp')}
        {...lengthNotes(goal, MAX_GOAL_LENGTH)}
        value={goal}
        onChange={(event) => onChange(event.target.value)}
      />
    </Form>
  )
}

interface ProposeProps extends Pick<Props, 'isBusy' | 'hasProposal'> {
  disabled: boolean
}

const Propose = ({ hasProposal, isBusy, disabled }: ProposeProps) => (
  <Button type="submit" variant={hasProposal ? undefined : 'primary'} {...{ isBusy, disabled }}>
    {t(isBusy ? 'myFlows.start.proposing' : 'myFlows.start.propose')}
  </Button>
)
