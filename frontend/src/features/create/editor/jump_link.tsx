import type { MouseEvent, ReactNode } from 'react'

interface Props {
  to: string
  className?: string
  children: ReactNode
}

/** Leads to another place of the same screen, without a step in the history. */
export function JumpLink({ to, className, children }: Props) {
  const jump = (event: MouseEvent) => {
    const target = document.getElementById(to)
    if (!target) return
    event.preventDefault()
    target.scrollIntoView({ block: 'start' })
    target.focus({ preventScroll: true })
  }
  return (
    <a href={`#${to}`} onClick={jump} className={className}>
      {children}
    </a>
  )
}
