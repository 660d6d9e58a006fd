import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Tooltip } from '#frontend/components/overlays/tooltip'
import { classNames } from '#frontend/lib/class_names'

interface Look {
  icon: LucideIcon
  label: string
  className?: string
}

const LOOK =
  'button-ghost size-9 shrink-0 text-muted hover:text-ink aria-pressed:text-ink aria-expanded:bg-sunken'

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'>

/** An icon that acts; its name shows on hover and focus. */
export function IconButton({ icon: Icon, label, className, ...rest }: ButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-describedby={undefined}
        className={classNames(LOOK, className)}
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </Tooltip>
  )
}

type IconLinkProps = Look & Omit<LinkProps, 'className' | 'children' | 'aria-label'>

/** An icon that leads somewhere. */
export function IconLink({ icon: Icon, label, className, ...rest }: IconLinkProps) {
  return (
    <Tooltip text={label}>
      <Link
        {...rest}
        aria-label={label}
        aria-describedby={undefined}
        className={classNames(LOOK, className)}
      >
        <Icon aria-hidden="true" className="size-4" />
      </Link>
    </Tooltip>
  )
}
