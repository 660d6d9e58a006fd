import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FocusedHeading } from '#frontend/features/account/device/focused_heading'

interface Props {
  icon: LucideIcon
  title: string
  text: string
  /** What can be done next. */
  children?: ReactNode
}

/** How the sign-in of a terminal ended. */
export const Outcome = ({ icon: Icon, title, text, children }: Props) => (
  <div className="card p-6">
    <Icon aria-hidden className="mb-3 size-6 text-muted" />
    <FocusedHeading>{title}</FocusedHeading>
    <p className="mt-2 text-sm text-pretty break-words">{text}</p>
    {children}
  </div>
)
