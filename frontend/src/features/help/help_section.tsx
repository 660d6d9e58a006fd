import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  children: ReactNode
}

/** A part of the help screen that an address can lead to. */
export const HelpSection = ({ id, title, children }: Props) => (
  <section aria-labelledby={id}>
    <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-lg font-semibold outline-none">
      {title}
    </h2>
    {children}
  </section>
)
