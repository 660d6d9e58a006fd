import { DropdownMenu } from 'radix-ui'
import type { FocusEvent, ReactElement, ReactNode } from 'react'

export interface OpenMenuProps {
  label: string
  /** What the menu opens beside. */
  anchor: ReactElement
  /** Gets the focus back. */
  opener: HTMLElement | null
  align: 'start' | 'end'
  /** Whether the first item has the focus at once, as people expect who opened the menu by key. */
  startsAtFirst?: boolean
  onClose: () => void
  children: ReactNode
}

/** A menu that is mounted while it is open, so that a thousand buttons that open one cost no more than buttons. */
export function OpenMenu(props: OpenMenuProps) {
  const { label, anchor, opener, align, startsAtFirst = false, onClose, children } = props
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger asChild>{anchor}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={label}
          align={align}
          sideOffset={align === 'end' ? 6 : 0}
          collisionPadding={8}
          onFocus={startsAtFirst ? focusFirst : undefined}
          onInteractOutside={(event) => {
            // A press of the button closes the menu by itself.
            if (opener?.contains(event.target as Node)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const isFree = document.activeElement === document.body
            if (isFree && opener?.isConnected) opener.focus({ preventScroll: true })
          }}
          className="floating max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-52 animate-rise overflow-y-auto p-1"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** The menu itself has the focus only when it has just opened. */
function focusFirst({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>(FIRST_ITEM)?.focus()
}

const FIRST_ITEM = '[role="menuitem"]:not([data-disabled])'

interface PointMenuProps extends Omit<OpenMenuProps, 'anchor' | 'align' | 'startsAtFirst'> {
  /** From the top left of the window. */
  at: { x: number; y: number }
}

/** A menu that opens at a point, such as where a step was clicked. */
export function PointMenu({ at, ...menu }: PointMenuProps) {
  const style = { left: at.x, top: at.y }
  return (
    <OpenMenu
      {...menu}
      align="start"
      anchor={
        <span aria-hidden="true" className="pointer-events-none fixed size-0" style={style} />
      }
    />
  )
}
