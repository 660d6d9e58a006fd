import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

interface Props {
  to: string
  children: string
}

/** Leads from a screen to the one above it. It stands in the space over the title, which keeps its place. */
export function BackLink({ to, children }: Props) {
  return (
    <Link
      to={to}
      className="-mt-8 -ml-2 flex min-h-8 w-fit items-center gap-1.5 rounded-control px-2 text-sm text-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  )
}
