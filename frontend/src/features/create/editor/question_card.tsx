import { useState, type KeyboardEvent } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import type { Question } from '#app/prompts/domain/questions'
import type { ImproveRequest } from '#app/prompts/domain/types'
import { Badge } from '#frontend/components/badge'
import { Button } from '#frontend/components/button'
import { QuestionField } from '#frontend/features/create/editor/question_field'
import { useQuestions } from '#frontend/features/create/editor/use_questions'
import type { Answer } from '#frontend/lib/engine_client'
import { t } from '#frontend/lib/texts'

interface Props {
  request: ImproveRequest
  onAnswer: (answers: Answer[]) => Promise<void>
}

const MOST = 3

/** At most three questions before a version is taken, each with what its answer is worth. */
export function QuestionCard({ request, onAnswer }: Props) {
  const questions = useQuestions(request)
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const [told, setTold] = useState<Partial<Record<string, string>>>({})
  const [answered, setAnswered] = useState(0)
  const open = questions
    .filter(({ label }) => !skipped.has(label))
    .slice(0, Math.max(0, MOST - answered))
  if (open.length === 0) return null

  const answers = open.flatMap((question) => {
    const answer = told[question.label]?.trim() ?? ''
    return isBlankText(answer) ? [] : { question, answer }
  })
  const add = async () => {
    if (answers.length === 0) return
    await onAnswer(answers)
    setTold({})
    setAnswered(answered + answers.length)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    event.stopPropagation()
    void add()
  }
  return (
    <section aria-labelledby="questions-title" className="mt-5 card p-5" onKeyDown={press}>
      <h3 id="questions-title" className="font-semibold">
        {t('create.questions.title', { count: open.length })}
      </h3>
      <p className="mt-1 text-sm text-muted">{t('create.questions.lead')}</p>
      <ol className="mt-4 flex flex-col gap-5">
        {open.map((question) => (
          <li key={question.label}>
            <Asked
              question={question}
              value={told[question.label] ?? ''}
              onChange={(value) => setTold({ ...told, [question.label]: value })}
              onSkip={() => setSkipped(new Set([...skipped, question.label]))}
            />
          </li>
        ))}
      </ol>
      <Button
        className="mt-5"
        aria-disabled={answers.length === 0}
        onClick={() => void add()}
        variant={answers.length === 0 ? 'secondary' : 'primary'}
      >
        {t('create.questions.add')}
      </Button>
    </section>
  )
}

interface AskedProps {
  question: Question
  value: string
  onChange: (value: string) => void
  onSkip: () => void
}

function Asked({ question, value, onChange, onSkip }: AskedProps) {
  return (
    <QuestionField
      question={question}
      value={value}
      onChange={onChange}
      aside={
        <span className="flex items-center gap-1">
          <Badge>{t('create.questions.gain', { count: question.gain })}</Badge>
          <Button
            size="sm"
            variant="ghost"
            onClick={onSkip}
            aria-label={t('create.questions.skipOf', { question: question.ask })}
          >
            {t('create.questions.skip')}
          </Button>
        </span>
      }
    />
  )
}
