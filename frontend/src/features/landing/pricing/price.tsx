import type { ReactNode } from 'react'

interface PriceProps {
  amount: string
  per: string
  note: string
  children?: ReactNode
}

export function Price({ amount, per, note, children }: PriceProps) {
  return (
    <>
      <p className="mt-4 flex flex-wrap items-center gap-x-2 text-muted">
        <strong className="font-serif text-3xl leading-none font-medium text-ink tabular-nums">
          {amount}
        </strong>
        <span className="self-end">{per}</span>
        {children}
      </p>
      <p className="mt-2 text-sm text-muted">{note}</p>
    </>
  )
}
