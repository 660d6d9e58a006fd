import { useEffect, useRef, type ReactNode } from 'react'

/** The heading of what took the place of something else: whoever does not see the change hears it. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className="text-xl font-semibold text-balance break-words outline-none"
    >
      {children}
    </h2>
  )
}
