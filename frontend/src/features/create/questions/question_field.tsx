import { useId, type ReactNode } from 'react'
import type { Question } from '#app/prompts/domain/questions'
import { AnswerArea } from '#frontend/components/fields/answer_area'
import { describe, FieldFrame } from '#frontend/components/fields/field_frame'
import { lengthNotes } from '#frontend/components/fields/length_notes'

/** A prompt that takes every answer still is within its own limit. */
const MAX_ANSWER_LENGTH = 2_000
const MAX_MATERIAL_LENGTH = 10_000

/** UTF-16 units. */
export const longestAnswer = ({ isMaterial }: Pick<Question, 'isMaterial'>): number =>
  isMaterial ? MAX_MATERIAL_LENGTH : MAX_ANSWER_LENGTH

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
  const notes = lengthNotes(value, longestAnswer(question))
  return (
    <FieldFrame id={id} label={ask} aside={aside} {...notes}>
      <AnswerArea
        {...describe(id, notes)}
        value={value}
        rows={isMaterial ? 3 : 1}
        onChange={onChange}
      />
    </FieldFrame>
  )
}
