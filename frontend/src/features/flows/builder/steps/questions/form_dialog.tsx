import { type FormEvent, useState } from 'react'
import { Button } from '#frontend/components/button'
import { DraftDialog } from '#frontend/components/overlays/draft_dialog'
import { useDraft } from '#frontend/components/overlays/drafts'
import { AnswerField } from '#frontend/features/flows/builder/steps/questions/answer_field'
import type {
  FormQuestion,
  QuestionField,
} from '#frontend/features/flows/builder/steps/questions/question'
import { Form } from '#frontend/components/fields/form'
import { t } from '#frontend/lib/texts'

interface Props {
  question: FormQuestion
  onClose: () => void
}

/** Asks for a few values. */
export const FormDialog = ({ question, onClose }: Props) => (
  <DraftDialog onClose={onClose} title={question.title} size="sm">
    {(close) => <QuestionForm question={question} onClose={onClose} onCancel={close} />}
  </DraftDialog>
)

function QuestionForm({ question, onClose, onCancel }: Props & { onCancel: () => void }) {
  const { confirm, fields, onAnswer } = question
  const [answers, setAnswers] = useState(() => fields.map(firstAnswer))
  useDraft(() =>
    fields.some((field, at) => field.type !== 'choice' && answers[at] !== firstAnswer(field))
  )
  const isComplete = fields.every((field, at) => isAnswered(field, answers[at]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete) return
    onClose()
    onAnswer(answers)
  }
  return (
    <Form
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onCancel}>{t('steps.ask.cancel')}</Button>
          <Button type="submit" variant="primary" aria-disabled={!isComplete}>
            {confirm}
          </Button>
        </>
      }
    >
      {fields.map((field, at) => (
        <AnswerField
          key={at}
          field={field}
          value={answers[at]}
          onChange={(value) => setAnswers((before) => before.with(at, value))}
        />
      ))}
    </Form>
  )
}

function firstAnswer(field: QuestionField): string {
  if (field.type === 'choice') return field.value ?? field.options[0]?.value ?? ''
  return field.value === undefined ? '' : String(field.value)
}

function isAnswered(field: QuestionField, answer: string): boolean {
  if (field.type === 'text') return !field.isRequired || answer.trim() !== ''
  if (field.type === 'area') return answer.length <= field.maxLength
  if (field.type !== 'number') return true
  if (answer === '') return !field.isRequired
  const { min = -Infinity, max = Infinity } = field
  const value = Number(answer)
  return Number.isInteger(value) && value >= min && value <= max
}
