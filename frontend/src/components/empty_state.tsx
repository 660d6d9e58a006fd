import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  icon?: LucideIcon
  title: string
  text?: string
  /** The whole screen says so, and this is its heading. */
  isPage?: boolean
  /** What to do next: one action, and one sample to try. */
  children?: ReactNode
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon: Icon, title, text, isPage, children }: Props) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className="mx-auto flex max-w-[52ch] flex-col items-center px-4 py-14 text-center">
      {Icon && (
        <span className="mb-4 grid size-12 place-items-center rounded-full border border-line bg-raised text-muted">
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </span>
      )}
      <Heading className="font-serif text-2xl text-balance">{title}</Heading>
      {text && <p className="mt-2 text-sm text-pretty break-words text-muted">{text}</p>}
      {children && (
        <div className="mt-6 flex flex-wrap items-center justify-center gap-3">{children}</div>
      )}
    </div>
  )
}
