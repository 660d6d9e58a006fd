import { useId, type ReactNode } from 'react'
import type { Question } from '#app/prompts/domain/questions'

/** A prompt that takes every answer still is within its own limit. */
const MOST = { answer: 2_000, material: 10_000 }

interface Props {
  question: Question
  value: string
  onChange: (value: string) => void
  /** What stands beside the question. */
  aside: ReactNode
}

/** Where a question is answered. */
export function QuestionField({ question, value, onChange, aside }: Props) {
  const { ask, isMaterial } = question
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="text-sm font-medium">
          {ask}
        </label>
        {aside}
      </div>
      <textarea
        id={id}
        value={value}
        rows={isMaterial ? 3 : 1}
        maxLength={isMaterial ? MOST.material : MOST.answer}
        className="control field-sizing-content max-h-[40vh] min-h-10 resize-none py-2 leading-relaxed"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
