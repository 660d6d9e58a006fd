import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import type { Position } from '#app/flows/domain/graph'

interface Props {
  /** From the top left of the window. */
  at: Position
  label: string
  /** Gets the focus back. */
  opener: HTMLElement | null
  onClose: () => void
  children: ReactNode
}

/** A menu that opens at a point, such as where a step was clicked. */
export function PointMenu({ at, label, opener, onClose, children }: Props) {
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span
          aria-hidden="true"
          className="pointer-events-none fixed size-0"
          style={{ left: at.x, top: at.y }}
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={label}
          align="start"
          collisionPadding={8}
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
