import { ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { blankKey } from '#app/prompts/domain/blanks/blank_fields'
import { isAnswer, type Answers } from '#app/prompts/domain/blanks/fill_blanks'
import type { Question } from '#app/prompts/domain/questions'
import type { ImproveRequest } from '#app/prompts/domain/types'
import { Badge } from '#frontend/components/badge'
import { Button } from '#frontend/components/button'
import { longestAnswer, QuestionField } from '#frontend/features/create/questions/question_field'
import { useQuestions } from '#frontend/features/create/questions/use_questions'
import type { Answer } from '#frontend/lib/engine/engine_client'
import { t } from '#frontend/lib/texts'

interface Props {
  /** What was asked of the engine. */
  request: ImproveRequest
  /** The text as it is now. */
  text: string
  /** What was filled into the blanks of the variants, which ask the same. */
  filled: Answers
  onAnswer: (answers: Answer[]) => Promise<void>
  /** Nothing stands there while there is no question. */
  hidesNone?: boolean
  /** False where no score is shown: then the questions do not speak of one either. */
  isScored?: boolean
}

const MAX_QUESTIONS = 3

/** At most three questions before a variant is accepted, each with what its answer is worth; one row until it is opened. */
export function QuestionCard(props: Props) {
  const { isScored = true } = props
  const { isKnown, open, typed, add, type, skip } = useOpenQuestions(props)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (open.length === 0) return props.hidesNone ? null : <NoQuestions isKnown={isKnown} />
  const canAdd =
    open.some(({ label }) => !isBlankText(typed[label] ?? '')) && !isTooLong(open, typed)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    event.stopPropagation()
    void add()
  }
  return (
    <section aria-labelledby="questions-title" className="mt-3 card" onKeyDown={press}>
      <h3 id="questions-title" className="text-sm font-semibold">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-1.5 rounded-card px-4 text-left hover:bg-sunken"
        >
          <ChevronRight
            aria-hidden="true"
            className={`size-4 shrink-0 text-muted transition-transform motion-reduce:transition-none ${isOpen ? 'rotate-90' : ''}`}
          />
          <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 py-2">
            <span>
              {t(isScored ? 'create.questions.title' : 'create.questions.helpful', {
                count: open.length,
              })}
            </span>
            {!isOpen && <OpenLabels questions={open} />}
          </span>
        </button>
      </h3>
      {isOpen && (
        <Opened id={id}>
          <p className="text-sm text-muted">{t('create.questions.lead')}</p>
          <ol className="mt-4 flex flex-col gap-5">
            {open.map((question) => (
              <li key={question.label}>
                <Asked
                  question={question}
                  isScored={isScored}
                  value={typed[question.label] ?? ''}
                  onChange={(value) => type(question, value)}
                  onSkip={() => skip(question)}
                />
              </li>
            ))}
          </ol>
          <Button className="mt-5" aria-disabled={!canAdd} onClick={() => void add()}>
            {t('create.questions.add')}
          </Button>
        </Opened>
      )}
    </section>
  )
}

/** Takes the place of the questions, so that nothing moves when they arrive or are answered. */
function NoQuestions({ isKnown }: { isKnown: boolean }) {
  return (
    <p className="mt-3 flex min-h-[46px] items-center card px-4 text-sm text-muted">
      {isKnown && t('create.questions.none')}
    </p>
  )
}

/** What the text leaves open, while the questions about it are not shown. */
function OpenLabels({ questions }: { questions: Question[] }) {
  const labels = questions.map(({ label }) => label).join(', ')
  return <span className="font-normal text-muted">{t('create.questions.open', { labels })}</span>
}

/** The field says which. */
const isTooLong = (open: Question[], typed: Partial<Record<string, string>>): boolean =>
  open.some((question) => (typed[question.label]?.length ?? 0) > longestAnswer(question))

/** The questions that are still open, and what was typed as their answers. */
function useOpenQuestions({ request, text, filled, onAnswer }: Props) {
  const questions = useQuestions(request, text)
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({})
  const [answered, setAnswered] = useState(0)
  const open = (questions ?? [])
    .filter(({ label, ask }) => !skipped.has(label) && !isAnswer(filled.get(blankKey(ask))))
    .slice(0, Math.max(0, MAX_QUESTIONS - answered))
  const add = async () => {
    const answers = open.flatMap((question) => {
      const answer = typed[question.label]?.trim() ?? ''
      return isBlankText(answer) ? [] : { question, answer }
    })
    if (answers.length === 0 || isTooLong(open, typed)) return
    await onAnswer(answers)
    setTyped({})
    setAnswered(answered + answers.length)
  }
  const type = ({ label }: Question, value: string) => setTyped({ ...typed, [label]: value })
  const skip = ({ label }: Question) => setSkipped(new Set([...skipped, label]))
  return { isKnown: questions !== null, open, typed, add, type, skip }
}

/** The opened questions, with the focus in the first answer. */
function Opened({ id, children }: { id: string; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.querySelector('textarea')?.focus(), [])
  return (
    <div ref={part} id={id} className="border-t border-line px-5 py-4">
      {children}
    </div>
  )
}

interface AskedProps {
  question: Question
  isScored: boolean
  value: string
  onChange: (value: string) => void
  onSkip: () => void
}

function Asked({ question, isScored, value, onChange, onSkip }: AskedProps) {
  return (
    <QuestionField
      question={question}
      value={value}
      onChange={onChange}
      aside={
        <span className="flex items-center gap-1">
          {isScored && <Badge>{t('create.questions.gain', { count: question.gain })}</Badge>}
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
