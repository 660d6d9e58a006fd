import type { BlankKind } from '#app/prompts/domain/blanks/blank_kind'
import { AnswerArea } from '#frontend/components/fields/answer_area'
import type { BlankInputProps } from '#frontend/components/blanks/blank_input_props'

/** As many lines as the answer has. */
export function BlankText(props: BlankInputProps & { rows: number }) {
  const { id, answer, rows, described, onAnswer } = props
  return (
    <AnswerArea
      id={id}
      value={answer}
      rows={rows}
      onChange={onAnswer}
      aria-describedby={described}
    />
  )
}

type LineKind = Exclude<BlankKind, 'text' | 'long' | 'choice'>

const LINES: Record<LineKind, { type: string; inputMode: 'decimal' | 'email' | 'url' | 'text' }> = {
  date: { type: 'text', inputMode: 'text' },
  number: { type: 'text', inputMode: 'decimal' },
  amount: { type: 'text', inputMode: 'decimal' },
  email: { type: 'email', inputMode: 'email' },
  link: { type: 'url', inputMode: 'url' },
}

/** One line; a phone shows the keys that fit. What is typed is never refused: "3 to 5" is a number too. */
export function BlankLine({
  id,
  answer,
  kind,
  described,
  onAnswer,
}: BlankInputProps & { kind: LineKind }) {
  return (
    <input
      {...LINES[kind]}
      id={id}
      value={answer}
      autoComplete="off"
      onChange={(event) => onAnswer(event.target.value)}
      aria-describedby={described}
      className="control"
    />
  )
}
