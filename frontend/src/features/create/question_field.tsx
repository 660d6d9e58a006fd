import { useId, type ReactNode } from 'react'
import type { Question } from '#app/prompts/domain/questions'
import { Button } from '#frontend/components/button'
import { t } from '#frontend/lib/texts'

/** A prompt that takes every answer still is within its own limit. */
const MOST: Record<'short' | 'long', number> = { short: 500, long: 10_000 }

interface Props {
  question: Question
  value: string
  onChange: (value: string) => void
  /** What stands beside the question. */
  aside: ReactNode
}

/** Where a question is answered: in words, or by one of its ready answers. */
export function QuestionField({ question, value, onChange, aside }: Props) {
  const { ask, hint, choices, isLong } = question
  const id = useId()
  const shared = {
    id,
    value,
    'aria-describedby': hint === '' ? undefined : `${id}-hint`,
    'className': 'control',
  }
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="text-sm font-medium">
          {ask}
        </label>
        {aside}
      </div>
      {isLong ? (
        <textarea
          {...shared}
          rows={2}
          maxLength={MOST.long}
          className="control min-h-16 py-2"
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <input
          {...shared}
          type="text"
          maxLength={MOST.short}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {hint !== '' && (
        <p id={`${id}-hint`} className="text-sm text-muted first-letter:uppercase">
          {hint}
        </p>
      )}
      {choices.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {choices.map((choice) => (
            <Button
              key={choice}
              size="sm"
              aria-pressed={value === choice}
              aria-label={t('create.questions.choose', { choice })}
              onClick={() => onChange(choice)}
            >
              {choice}
            </Button>
          ))}
        </p>
      )}
    </div>
  )
}
