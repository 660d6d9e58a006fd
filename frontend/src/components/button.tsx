import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from '#frontend/components/spinner'
import { classNames } from '#frontend/lib/class_names'

const VARIANTS = {
  primary: 'button-primary',
  secondary: 'button-quiet',
  ghost: 'button-ghost',
  danger: 'button-danger',
} as const

const SIZES = { md: 'min-h-10 px-4 text-sm', sm: 'min-h-8 px-3 text-sm' } as const

interface Look {
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
  icon?: LucideIcon
  className?: string
  children?: ReactNode
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Keeps the focus and the place, says that it works, and does nothing meanwhile. */
  isBusy?: boolean
  /** On a phone the icon stands for the text. */
  isCompact?: boolean
}

export function Button(props: ButtonProps) {
  const { variant, size, icon: Icon, isBusy, isCompact, className, children, ...others } = props
  const { onClick, ...rest } = others
  // What starts work starts it once: by a double click and by a key that is held down, too.
  const startsWork = isBusy !== undefined
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    const isRepeated = startsWork && event.detail > 1
    if (!isBusy && !isRepeated) return onClick?.(event)
    event.preventDefault()
  }
  const holdBack = (event: KeyboardEvent) => {
    if (startsWork && event.repeat && event.key === 'Enter') event.preventDefault()
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={click}
      onKeyDown={(event) => {
        holdBack(event)
        rest.onKeyDown?.(event)
      }}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      className={lookOf({
        variant,
        size,
        className: classNames(isCompact && 'max-sm:px-2.5', className),
      })}
    >
      {isBusy ? <Spinner /> : Icon && <Icon aria-hidden="true" className="size-4 shrink-0" />}
      {isCompact ? <span className="max-sm:sr-only">{children}</span> : children}
    </button>
  )
}

/** `to` is a screen of the app, `href` a page that the browser loads anew. */
type ButtonLinkProps = Look &
  (
    | ({ to: LinkProps['to'] } & Omit<LinkProps, 'className'>)
    | ({ href: string } & Omit<ComponentProps<'a'>, 'className'>)
  )

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon: Icon, className, children, ...rest } = props
  const look = lookOf({ variant, size, className })
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" />}
      {children}
    </>
  )
  return 'to' in rest ? (
    <Link {...rest} className={look}>
      {content}
    </Link>
  ) : (
    <a {...rest} className={look}>
      {content}
    </a>
  )
}

function lookOf({ variant = 'secondary', size = 'md', className }: Look): string {
  return classNames(VARIANTS[variant], SIZES[size], className)
}
