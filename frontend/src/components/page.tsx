import type { ReactNode } from 'react'
import { usePageTitle } from '#frontend/lib/page_title'
import { classNames } from '#frontend/lib/class_names'

interface Props {
  title: string
  lead?: string
  action?: ReactNode
  /** For screens that need the whole width, such as two panels. */
  isWide?: boolean
  children: ReactNode
}

/** A screen with its name, one primary action at the top right, and its content. */
export function Page({ title, lead, action, isWide, children }: Props) {
  usePageTitle(title)
  return (
    <div
      className={classNames(
        'mx-auto w-full px-4 py-8 sm:px-8 sm:py-10',
        isWide ? 'max-w-7xl' : 'max-w-[960px]'
      )}
    >
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold tracking-tight text-balance break-words">
            {title}
          </h1>
          {lead && <p className="mt-1 max-w-[60ch] text-sm text-muted">{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </div>
  )
}
