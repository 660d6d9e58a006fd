import { Menu, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { VEIL } from '#frontend/components/dialog'
import { Logo } from '#frontend/components/logo'
import { t } from '#frontend/lib/texts'
import { Sidebar, type SidebarProps } from '#frontend/routes/sidebar'

const BUTTON = 'button-ghost size-10 text-muted hover:text-ink'

/** On a small screen the sidebar lies over the page, and goes when something was chosen. */
export function MobileBar({ onSearch, onShortcuts, ...rest }: SidebarProps) {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const close = () => setOpenAt(null)
  const closing = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <Dialog.Root open={openAt === key} onOpenChange={(open) => setOpenAt(open ? key : null)}>
      <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-paper px-2 lg:hidden">
        <Dialog.Trigger aria-label={t('common.frame.openMenu')} className={BUTTON}>
          <Menu aria-hidden="true" className="size-5" />
        </Dialog.Trigger>
        <Link to="/home" aria-label={t('common.frame.home')} className="rounded-control">
          <Logo />
        </Link>
      </header>
      <Dialog.Portal>
        <Dialog.Overlay className={`${VEIL} lg:hidden`} />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-[min(288px,86vw)] animate-appear border-r border-line bg-raised shadow-float lg:hidden"
        >
          <Dialog.Title className="sr-only">{t('common.frame.menuTitle')}</Dialog.Title>
          <Sidebar {...rest} onSearch={closing(onSearch)} onShortcuts={closing(onShortcuts)} />
          <Dialog.Close
            aria-label={t('common.frame.closeMenu')}
            className={`absolute top-3.5 right-3 ${BUTTON}`}
          >
            <X aria-hidden="true" className="size-5" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
