import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  children: ReactNode
  isOpenAtFirst?: boolean
}

/** A part of a screen that opens on demand. */
export function Fold({ title, children, isOpenAtFirst }: Props) {
  return (
    <details className="group" open={isOpenAtFirst}>
      <summary className="flex min-h-6 w-fit items-center gap-1.5 text-sm font-semibold">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90 motion-reduce:transition-none"
        />
        {title}
      </summary>
      {children}
    </details>
  )
}
