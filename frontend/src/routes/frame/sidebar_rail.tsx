import { PanelLeftOpen, Search } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { IconButton, IconLink } from '#frontend/components/icon_button'
import type { Person } from '#frontend/lib/session/person'
import { t } from '#frontend/lib/texts'
import { isCurrent, isFor, navGroups, type NavItem } from '#frontend/routes/frame/nav_items'
import { NoticesBell } from '#frontend/routes/frame/notices_bell'
import { WorkspaceSwitcher } from '#frontend/routes/frame/sidebar_parts'
import { signOut } from '#frontend/routes/sign_out'

interface Props {
  person: Person
  onSearch: () => void
  onUnfold: () => void
}

/** The sidebar as icons. */
export function SidebarRail({ person, onSearch, onUnfold }: Props) {
  return (
    <div className="flex h-full flex-col items-center gap-2 overflow-y-auto py-4">
      <IconButton icon={PanelLeftOpen} label={t('common.frame.unfold')} onClick={onUnfold} />
      <WorkspaceSwitcher isFolded />
      <NoticesBell />
      <IconButton icon={Search} label={t('common.frame.search')} onClick={onSearch} />
      <nav aria-label={t('common.frame.navigation')} className="grid gap-2">
        {navGroups.map((group) => (
          <ul key={group[0].path} className="grid gap-0.5 border-t border-line pt-2">
            {group.filter(isFor(person)).map((item) => (
              <li key={item.path}>
                <RailItem item={item} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </div>
  )
}

function RailItem({ item }: { item: NavItem }) {
  const { pathname } = useLocation()
  const { path, text, icon, isOutside } = item
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    signOut(path)
  }
  const current = isCurrent(item, pathname)
  return (
    <IconLink
      icon={icon}
      label={t(text)}
      to={path}
      aria-current={current ? 'page' : undefined}
      className={current ? 'bg-sunken text-ink' : ''}
      {...(isOutside && { onClick: leave, reloadDocument: true })}
    />
  )
}
