import { useId, type ReactNode } from 'react'
import type { Question } from '#app/prompts/domain/questions'
import { AnswerArea } from '#frontend/components/fields/answer_area'
import { FieldFrame } from '#frontend/components/fields/field_frame'

/** A prompt that takes every answer still is within its own limit. */
const MAX_ANSWER_LENGTH = 2_000
const MAX_MATERIAL_LENGTH = 10_000

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
    <FieldFrame id={id} label={ask} aside={aside}>
      <AnswerArea
        id={id}
        value={value}
        rows={isMaterial ? 3 : 1}
        maxLength={isMaterial ? MAX_MATERIAL_LENGTH : MAX_ANSWER_LENGTH}
        onChange={onChange}
      />
    </FieldFrame>
  )
}
