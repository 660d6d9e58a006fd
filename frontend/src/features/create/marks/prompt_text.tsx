import { Fragment } from 'react'
import type { Span } from '#app/prompts/domain/types'
import { piecesOf } from '#frontend/features/create/marks/prompt_pieces'

interface Props {
  text: string
  blanks: Span[]
  /** Where answers stand in the place of blanks. */
  filled?: Span[]
}

/** Words of a prompt, with its blanks, answers and variables made visible. */
export function PromptWords({ text, blanks, filled = [] }: Props) {
  return piecesOf(text, blanks, filled).map(({ kind, start, end }) => {
    const words = text.slice(start, end)
    if (kind === 'plain') return <Fragment key={start}>{words}</Fragment>
    if (kind === 'answer') {
      return (
        <span key={start} className="underline decoration-success decoration-2 underline-offset-4">
          {words}
        </span>
      )
    }
    if (kind === 'blank') {
      return (
        <mark key={start} className="rounded-xs bg-warning-soft text-inherit">
          {words}
        </mark>
      )
    }
    return (
      <code key={start} className="font-mono text-[0.92em]">
        {words}
      </code>
    )
  })
}

/** A whole prompt to read. */
export function PromptText(props: Props) {
  return (
    <p className="prompt-text">
      <PromptWords {...props} />
    </p>
  )
}
