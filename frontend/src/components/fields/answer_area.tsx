import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'textarea'>, 'className' | 'onChange'> {
  onChange: (text: string) => void
}

/** Where a short answer is typed: one line that grows with its text. */
export function AnswerArea({ onChange, ...area }: Props) {
  return (
    <textarea
      rows={1}
      {...area}
      onChange={({ target }) => onChange(target.value)}
      className="control field-sizing-content max-h-[40vh] min-h-10 resize-none py-2 leading-normal"
    />
  )
}
