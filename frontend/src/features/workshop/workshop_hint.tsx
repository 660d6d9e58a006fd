import type { ReactNode } from 'react'

/** What will stand here, and a way to see it at once. */
export function WorkshopHint({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="rounded-card border border-dashed border-line-strong p-8">
      <p className="font-serif text-xl text-pretty text-muted">{text}</p>
      {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}
