import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#frontend/lib/class_names'

const TONES = {
  plain: 'bg-sunken text-muted',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const

interface Props extends ComponentProps<'span'> {
  tone?: keyof typeof TONES
  icon?: LucideIcon
}

export function Badge({ tone = 'plain', icon: Icon, className, children, ...rest }: Props) {
  const look =
    'inline-flex min-h-6 max-w-full items-center gap-1 rounded-md px-2 text-xs font-medium'
  return (
    <span {...rest} className={classNames(look, TONES[tone], className)}>
      {Icon && <Icon aria-hidden="true" className="size-3.5 shrink-0" />}
      <span className="truncate">{children}</span>
    </span>
  )
}
