import { Menu } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Logo } from '#frontend/components/page/logo'
import { idlePart } from '#frontend/lib/lazy_part'
import { t } from '#frontend/lib/texts'
import { NoticesBell } from '#frontend/routes/frame/notices_bell'
import type { SidebarProps } from '#frontend/routes/frame/sidebar'

const MobileMenu = idlePart(() =>
  import('#frontend/routes/frame/mobile_menu').then((file) => file.MobileMenu)
)

/** On a small screen the sidebar lies over the page, and goes when something was chosen. */
export function MobileBar(sidebar: SidebarProps) {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-paper px-2">
      <button
        type="button"
        aria-label={t('common.frame.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(key)}
        className="button-ghost size-10 text-muted hover:text-ink"
      >
        <Menu aria-hidden="true" className="size-5" />
      </button>
      <Link to="/home" aria-label={t('common.frame.home')} className="flex rounded-control">
        <Logo />
      </Link>
      <span className="ml-auto">
        <NoticesBell />
      </span>
      {openAt !== null && (
        <Suspense>
          <MobileMenu isOpen={isOpen} onClose={() => setOpenAt('')} sidebar={sidebar} />
        </Suspense>
      )}
    </header>
  )
}
