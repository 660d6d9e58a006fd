import type { Ref } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { MAX_GOAL_LENGTH } from '#app/prompts/domain/goals/types'
import { Button } from '#frontend/components/button'
import { Form } from '#frontend/components/fields/form'
import { TextArea } from '#frontend/components/fields/text_area'
import { useNewFlow } from '#frontend/features/flows/start/use_proposal'
import { t } from '#frontend/lib/texts'

interface Props {
  ref: Ref<HTMLTextAreaElement>
  goal: string
  onChange: (goal: string) => void
  onSubmit: () => void
  isBusy: boolean
  problem?: string
}

/** A goal in words; without one, an empty flow. */
export function GoalForm({ ref, goal, onChange, onSubmit, isBusy, problem }: Props) {
  const empty = useNewFlow()
  const isReady = !isBlankText(goal) && !isBusy
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
          <Button type="submit" variant="primary" isBusy={isBusy} disabled={isBlankText(goal)}>
            {t(isBusy ? 'myFlows.start.proposing' : 'myFlows.start.propose')}
          </Button>
        </>
      }
    >
      <TextArea
        ref={ref}
        size="short"
        label={t('myFlows.start.goal')}
        help={t('myFlows.start.goalHelp')}
        maxLength={MAX_GOAL_LENGTH}
        value={goal}
        onChange={(event) => onChange(event.target.value)}
      />
    </Form>
  )
}
