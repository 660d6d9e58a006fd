import type { ReactNode } from 'react'

export function Pill({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full border border-line-strong px-2 py-0.5 font-sans text-xs font-normal tracking-normal text-muted">
      {children}
    </span>
  )
}
