import type { BlankKind } from '#app/prompts/domain/blank_kind'
import type { BlankInputProps } from '#frontend/components/blank_field'

interface Props extends BlankInputProps {
  described?: string
}

/** As many lines as the answer has. */
export function BlankText(props: Props & { rows: number }) {
  const { id, answer, rows, described, onAnswer } = props
  return (
    <textarea
      id={id}
      value={answer}
      rows={rows}
      onChange={(event) => onAnswer(event.target.value)}
      aria-describedby={described}
      className="control field-sizing-content max-h-[40vh] min-h-10 resize-none py-2 leading-normal"
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
export function BlankLine({ id, answer, kind, described, onAnswer }: Props & { kind: LineKind }) {
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
