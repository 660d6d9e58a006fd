import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  eyebrow: string
  title: string
  lead?: string
  children: ReactNode
}

/** A titled stretch of the landing page that a link can jump to. */
export function Section({ id, eyebrow, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-16 border-t border-line">
      <div className="mx-auto max-w-[1120px] px-5 py-16 sm:px-8 md:py-24">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2
          id={`${id}-title`}
          className="mt-4 max-w-[24ch] font-serif text-2xl leading-tight font-medium text-balance"
        >
          {title}
        </h2>
        {lead && <p className="mt-4 max-w-[60ch] text-muted">{lead}</p>}
        {children}
      </div>
    </section>
  )
}

export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 text-sm text-muted before:h-px before:w-8 before:bg-line-strong">
      {children}
    </p>
  )
}
