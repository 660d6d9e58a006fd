import { Check, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useState, type ReactElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#frontend/lib/class_names'

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  align?: 'start' | 'end'
  /** Stays closed while what was chosen from it is at work. */
  isBusy?: boolean
  children: ReactNode
}

export function Menu({ trigger, align = 'end', isBusy = false, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <DropdownMenu.Root
      modal={false}
      open={isOpen}
      onOpenChange={(open) => setOpen(open && !isBusy)}
    >
      <DropdownMenu.Trigger asChild aria-disabled={isBusy || undefined}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            // Its button gets the focus back, unless something else has it by now, such as a dialog.
            if (document.activeElement !== document.body) event.preventDefault()
          }}
          className="floating max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-52 animate-rise overflow-y-auto p-1"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface ItemProps {
  icon?: LucideIcon
  isDanger?: boolean
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

const ITEM =
  'flex min-h-9 items-center gap-2.5 rounded-md px-2.5 text-sm outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-muted data-highlighted:bg-sunken'

export function MenuItem({ icon: Icon, isDanger, disabled, onSelect, children }: ItemProps) {
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={() => onSelect()}
      className={classNames(ITEM, isDanger && 'text-danger')}
    >
      {Icon && <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />}
      {children}
    </DropdownMenu.Item>
  )
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild>
      <Link to={to} className={ITEM}>
        {children}
      </Link>
    </DropdownMenu.Item>
  )
}

interface CheckItemProps extends Omit<ItemProps, 'isDanger'> {
  isChecked: boolean
}

/** An item that is on or off; choosing it switches it. */
export function MenuCheckItem({
  icon: Icon,
  isChecked,
  disabled,
  onSelect,
  children,
}: CheckItemProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={isChecked}
      disabled={disabled}
      onSelect={() => onSelect()}
      className={ITEM}
    >
      {Icon && <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />}
      {children}
      <DropdownMenu.ItemIndicator className="ml-auto pl-2">
        <Check aria-hidden="true" className="size-4" />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.CheckboxItem>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 text-xs text-muted">
      {children}
    </DropdownMenu.Label>
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1 h-px bg-line" />
}
