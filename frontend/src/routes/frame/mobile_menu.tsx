import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { VEIL } from '#frontend/components/overlays/dialog'
import { useReturnFocus } from '#frontend/components/overlays/use_return_focus'
import { t } from '#frontend/lib/texts'
import { Sidebar, type SidebarProps } from '#frontend/routes/frame/sidebar'

interface Props {
  isOpen: boolean
  onClose: () => void
  sidebar: SidebarProps
}

/** The sidebar over the page; it keeps the focus until it is closed. */
export function MobileMenu({ isOpen, onClose, sidebar }: Props) {
  const { person, onSearch, onShortcuts } = sidebar
  const returnFocus = useReturnFocus()
  const closing = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={`${VEIL} lg:hidden`} />
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-[min(288px,86vw)] animate-appear border-r border-line bg-raised shadow-float lg:hidden"
        >
          <Dialog.Title className="sr-only">{t('common.frame.menuTitle')}</Dialog.Title>
          <Sidebar
            person={person}
            onSearch={closing(onSearch)}
            onShortcuts={closing(onShortcuts)}
          />
          <Dialog.Close
            aria-label={t('common.frame.closeMenu')}
            className="absolute top-3.5 right-3 button-ghost size-10 text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
