import type { ReactNode } from 'react'
import { classNames } from '#frontend/lib/class_names'

interface Props {
  id: string
  title: string
  actions: ReactNode
  children: ReactNode
  isBusy?: boolean
  className?: string
  /** It stands on its own, not inside a part with a heading. */
  isTop?: boolean
}

/** One of the two sheets of the optimizer: its name, what can be done with it, and the text. */
export function PanelFrame(props: Props) {
  const { id, title, actions, children, isBusy, className, isTop } = props
  const Heading = isTop ? 'h2' : 'h3'
  return (
    <section
      aria-labelledby={id}
      aria-busy={isBusy}
      className={classNames('flex min-w-0 flex-col card', className)}
    >
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line py-2 pr-2 pl-5">
        <Heading id={id} className="font-semibold">
          {title}
        </Heading>
        <div className="flex flex-wrap items-center gap-1 max-sm:-ml-3">{actions}</div>
      </header>
      {children}
    </section>
  )
}
