import { Keyboard, PanelLeftClose, Search } from 'lucide-react'
import { Link } from 'react-router'
import { Avatar } from '#frontend/components/avatar'
import { IconButton } from '#frontend/components/icon_button'
import { Logo } from '#frontend/components/page/logo'
import { displayName, type Person } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import { useWideWindow } from '#frontend/lib/window/wide_window'
import { NavList } from '#frontend/routes/frame/nav_list'
import { NoticesBell } from '#frontend/routes/frame/notices_bell'
import {
  SidebarCredits,
  SidebarFlows,
  WorkspaceSwitcher,
} from '#frontend/routes/frame/sidebar_parts'

export interface SidebarProps {
  person: Person
  onSearch: () => void
  onShortcuts: () => void
  /** Where the screen needs the space. */
  onFold?: () => void
}

export function Sidebar({ person, onSearch, onShortcuts, onFold }: SidebarProps) {
  const isWide = useWideWindow()
  return (
    <div className="flex h-full flex-col gap-4 overflow-y-auto px-3 py-4">
      <div className="flex items-center justify-between">
        <Link
          to="/home"
          aria-label={t('common.frame.home')}
          className="flex h-9 items-center rounded-control px-2"
        >
          <Logo />
        </Link>
        <div className="flex">
          {onFold && (
            <IconButton icon={PanelLeftClose} label={t('common.frame.fold')} onClick={onFold} />
          )}
          {isWide && <NoticesBell />}
        </div>
      </div>
      <div className="grid gap-2">
        <WorkspaceSwitcher />
        <SearchButton onSearch={onSearch} />
      </div>
      <div className="-mx-3 -my-1 flex min-h-40 flex-1 flex-col gap-4 overflow-y-auto px-3 py-1">
        <NavList person={person} />
        <SidebarFlows />
      </div>
      <SidebarCredits />
      <AccountRow person={person} onShortcuts={onShortcuts} />
    </div>
  )
}

const SearchButton = ({ onSearch }: Pick<SidebarProps, 'onSearch'>) => (
  <button
    type="button"
    onClick={onSearch}
    aria-keyshortcuts="Control+K Meta+K"
    className="flex min-h-9 items-center gap-2 rounded-control border border-line-strong bg-paper px-3 text-left text-sm text-muted transition-colors hover:text-ink"
  >
    <Search aria-hidden="true" className="size-4 shrink-0" />
    <span className="truncate">{t('common.frame.search')}</span>
    <kbd className="ml-auto shrink-0 font-mono text-xs whitespace-nowrap">
      {t('common.frame.searchKeys')}
    </kbd>
  </button>
)

function AccountRow({ person, onShortcuts }: Pick<SidebarProps, 'person' | 'onShortcuts'>) {
  return (
    <div className="flex items-center gap-2.5 border-t border-line pt-3 pl-2">
      <Avatar person={person} />
      <p className="min-w-0 flex-1 truncate text-sm" title={displayName(person)}>
        <span className="sr-only">{t('common.frame.account')} </span>
        {displayName(person)}
      </p>
      <IconButton icon={Keyboard} label={t('common.frame.shortcuts')} onClick={onShortcuts} />
    </div>
  )
}
