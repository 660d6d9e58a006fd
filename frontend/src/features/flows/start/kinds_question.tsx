import { type FormEvent, useId, useState } from 'react'
import { kindsIn } from '#app/prompts/domain/goals/plan/kinds_in'
import { MAX_KIND_LENGTH, MAX_NAMED_KINDS } from '#app/prompts/domain/goals/types'
import { Button } from '#frontend/components/button'
import { Form } from '#frontend/components/fields/form'
import { TextArea } from '#frontend/components/fields/text_area'
import type { GoalChoice, Proposal } from '#frontend/features/flows/start/use_proposal'
import { t } from '#frontend/lib/texts'

interface Props {
  question: NonNullable<Proposal['question']>
  onChoose: (choice: GoalChoice) => void
}

/** Asks which kinds there are, where a goal sorts into kinds and names none of them. */
export function KindsQuestion({ question: { text, answers }, onChoose }: Props) {
  const titleId = useId()
  const [list, setList] = useState('')
  const [isTried, setTried] = useState(false)
  const kinds = kindsIn(list)
  const problem = problemOf(kinds)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem === undefined) onChoose({ ...answers[0], kinds })
  }
  return (
    <section aria-labelledby={titleId} className="mt-4 flex flex-col gap-3 rounded-lg border p-4">
      <h3 id={titleId} className="font-semibold">
        {t('myFlows.start.question.whichKinds.title')}
      </h3>
      <p className="text-sm break-words text-muted">
        {t('myFlows.start.question.whichKinds.lead', { text })}
      </p>
      <Form
        onSubmit={submit}
        actions={<Answers onLeaveOpen={() => onChoose({ ...answers[0], kinds: [] })} />}
      >
        <TextArea
          size="short"
          label={t('myFlows.start.question.whichKinds.label')}
          help={helpOf(kinds)}
          error={isTried ? problem : undefined}
          value={list}
          onChange={(event) => setList(event.target.value)}
        />
      </Form>
    </section>
  )
}

const Answers = ({ onLeaveOpen }: { onLeaveOpen: () => void }) => (
  <>
    <Button onClick={onLeaveOpen}>{t('myFlows.start.question.whichKinds.leaveOpen')}</Button>
    <Button type="submit">{t('myFlows.start.question.whichKinds.use')}</Button>
  </>
)

const helpOf = (kinds: string[]): string =>
  kinds.length === 0
    ? t('myFlows.start.question.whichKinds.help')
    : t('myFlows.start.question.whichKinds.read', { kinds: kinds.join(' · ') })

function problemOf(kinds: string[]): string | undefined {
  const long = kinds.find((kind) => kind.length > MAX_KIND_LENGTH)
  if (kinds.length === 0) return t('myFlows.start.question.whichKinds.none')
  if (long !== undefined)
    return t('myFlows.start.question.whichKinds.tooLong', { kind: long, count: MAX_KIND_LENGTH })
  return kinds.length > MAX_NAMED_KINDS
    ? t('myFlows.start.question.whichKinds.tooMany', {
        count: MAX_NAMED_KINDS,
        named: kinds.length,
      })
    : undefined
}
