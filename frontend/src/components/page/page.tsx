import type { ReactNode } from 'react'
import { usePageTitle } from '#frontend/lib/window/page_title'

/** How the name of a screen looks, wherever it stands. */
export const PAGE_TITLE = 'text-2xl font-semibold tracking-tight text-balance break-words'

interface BodyProps {
  /** For screens that need the whole width, such as two panels. */
  isWide?: boolean
  children: ReactNode
}

/** The space of a screen: one of two widths, with the same left edge. The frame around it can set the wider one. */
export function PageBody({ isWide, children }: BodyProps) {
  return (
    <div className="mx-auto w-full max-w-(--page-width,80rem) px-4 py-8 sm:px-8 sm:py-10">
      <div className={isWide ? undefined : 'max-w-[896px]'}>{children}</div>
    </div>
  )
}

interface Props extends BodyProps {
  title: string
  lead?: string
  action?: ReactNode
}

/** A screen with its name, one primary action at the top right, and its content. */
export function Page({ title, lead, action, isWide, children }: Props) {
  usePageTitle(title)
  return (
    <PageBody isWide={isWide}>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className={PAGE_TITLE}>{title}</h1>
          {lead && <p className="mt-1 max-w-[60ch] text-sm text-muted">{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </PageBody>
  )
}
